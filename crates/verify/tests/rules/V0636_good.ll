; RUN: verify
declare void @llvm.experimental.memset.pattern.p0.i32.i64(ptr, i32, i64, i1)
define void @f(ptr %p) {
  call void @llvm.experimental.memset.pattern.p0.i32.i64(ptr %p, i32 1, i64 1, i1 false)
  ret void
}
