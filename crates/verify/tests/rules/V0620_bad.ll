; RUN: verify
declare void @llvm.assume(i1)
define void @f(ptr %p, i64 %x) {
  call void @llvm.assume(i1 true) ["align"(i64 %x, i64 8)] ; error@3: first argument should be a pointer
  ret void
}
