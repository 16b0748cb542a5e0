; RUN: verify
declare void @llvm.assume(i1)
define void @f(ptr %p, i64 %x) {
  call void @llvm.assume(i1 true) ["dereferenceable_or_null"(ptr %p, i64 %x)] ; error@3: the second argument should be a constant integral value
  ret void
}
