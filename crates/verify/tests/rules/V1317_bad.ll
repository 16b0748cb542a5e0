; RUN: verify
declare void @llvm.amdgcn.kill(i1)
define void @f() {
  callbr void @llvm.amdgcn.kill(i1 true) to label %a [] ; error@3: Callbr amdgcn_kill only supports one indirect dest
a:
  ret void
}
