; RUN: verify
declare void @llvm.aarch64.range.prefetch(ptr, i32, i32, i64)
define void @f(ptr %p) {
  call void @llvm.aarch64.range.prefetch(ptr %p, i32 1, i32 1, i64 0)
  ret void
}
