; RUN: verify
declare void @llvm.assume(i1)
define void @f(ptr %p, i64 %x) {
  call void @llvm.assume(i1 true) ["nonnull"()] ; error@3: this attribute should have one argument
  ret void
}
