; RUN: verify
declare void @llvm.assume(i1)
define void @f(ptr %p, i1 %c) {
  call void @llvm.assume(i1 true) ["nonnull"(ptr %p)]
  ret void
}
