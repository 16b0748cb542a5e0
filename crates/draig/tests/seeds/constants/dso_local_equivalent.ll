; RUN: dis
; Seed 002: DSO Local Equivalent.
@g = global ptr dso_local_equivalent @func
@h = global i32 trunc (i64 sub (i64 ptrtoint (ptr dso_local_equivalent @func to i64), i64 ptrtoint (ptr @h to i64)) to i32)
declare void @func()
define void @f() {
  call void dso_local_equivalent @func()
  ret void
}
