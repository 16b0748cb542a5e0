; RUN: verify
declare void @llvm.aarch64.prefetch(ptr, i32, i32, i32, i32)
define void @f(ptr %p) {
  call void @llvm.aarch64.prefetch(ptr %p, i32 2, i32 3, i32 1, i32 1) ; error@3: write argument to llvm.aarch64.prefetch must be 0 or 1
  ret void
}
