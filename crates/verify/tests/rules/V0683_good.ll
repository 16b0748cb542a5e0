; RUN: verify
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)
define void @f() {
  %r = call anyregcc i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 0, i32 5, ptr null, i32 0)
  ret void
}
