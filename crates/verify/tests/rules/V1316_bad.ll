; RUN: verify
declare void @llvm.amdgcn.kill(i1)
define void @f() {
  callbr void @llvm.amdgcn.kill(i1 true) [ "x"() ] to label %a [label %b] ; error@3: Callbr for intrinsics currently doesn't support operand bundles
a:
  ret void
b:
  unreachable
}
