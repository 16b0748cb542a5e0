; RUN: dis
; Seed 002: Void Type; Function Type.
; Seed 004: Function Type.
declare i32 @a(i32)
declare i32 @b(ptr, ...)
declare { i32, i32 } @c(i32)
declare void @d()
declare i32 @e(i8*, ...)
define void @f(ptr %p) {
  call i32 (ptr, ...) %p(ptr null, i32 1)
  call { i32, i32 } (i32) %p(i32 1)
  ret void
}
