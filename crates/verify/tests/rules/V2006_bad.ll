; RUN: verify
declare void @llvm.aarch64.range.prefetch(ptr, i32, i32, i64)
define void @f(ptr %p) {
  call void @llvm.aarch64.range.prefetch(ptr %p, i32 1, i32 2, i64 0) ; error@3: stream argument to llvm.aarch64.range.prefetch must be 0 or 1
  ret void
}
