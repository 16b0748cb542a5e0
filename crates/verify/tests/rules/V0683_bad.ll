; RUN: verify
declare [2 x i64] @llvm.experimental.patchpoint.a2i64(i64, i32, ptr, i32, ...)
define void @f() {
  %r = call anyregcc [2 x i64] (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.a2i64(i64 0, i32 5, ptr null, i32 0) ; error@3: patchpoint: invalid return type used with anyregcc
  ret void
}
