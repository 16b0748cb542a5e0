; RUN: verify
declare void @llvm.assume(i1)
define void @f(ptr %p, i64 %x) {
  call void @llvm.assume(i1 true) ["nonnull"(ptr %p, ptr %p, ptr %p)] ; error@3: too many arguments
  ret void
}
