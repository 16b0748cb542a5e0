; RUN: dis
; Seed 002: Constant Expressions.
; Seed 003: Constant expressions.
@x = global i32 0
@a = global i8 trunc (i32 511 to i8)
@b = global i32 trunc (i64 ptrtoint (ptr @x to i64) to i32)
@c = global <2 x i8> trunc (<2 x i32> <i32 256, i32 257> to <2 x i8>)
