; RUN: verify
declare void @llvm.assume(i1)
define void @f(ptr %p, i64 %x) {
  call void @llvm.assume(i1 true) ["align"(ptr %p)] ; error@3: alignment assumptions should have 2 or 3 arguments
  ret void
}
