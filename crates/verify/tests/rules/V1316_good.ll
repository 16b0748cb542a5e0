; RUN: verify
declare void @llvm.amdgcn.kill(i1)
define void @f() {
  callbr void @llvm.amdgcn.kill(i1 true) to label %a [label %b]
a:
  ret void
b:
  unreachable
}
