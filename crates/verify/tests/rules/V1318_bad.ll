; RUN: verify
declare void @llvm.amdgcn.kill(i1)
define void @f() {
  callbr void @llvm.amdgcn.kill(i1 true) to label %a [label %b] ; error@3: Callbr amdgcn_kill indirect dest needs to be unreachable
a:
  ret void
b:
  ret void
}
