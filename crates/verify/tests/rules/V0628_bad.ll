; RUN: verify
declare void @llvm.assume(i1)
define void @f(ptr %p, i64 %x) {
  call void @llvm.assume(i1 true) ["cold"(ptr %p)] ; error@3: this attribute has no argument
  ret void
}
