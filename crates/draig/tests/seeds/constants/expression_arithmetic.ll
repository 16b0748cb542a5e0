; RUN: dis
; Seed 002: Constant Expressions.
; Seed 003: Constant expressions.
@x = global i32 0
@a = global i32 add (i32 1, i32 2)
@b = global i32 sub (i32 1, i32 2)
@c = global i32 xor (i32 5, i32 3)
@d = global i64 add (i64 ptrtoint (ptr @x to i64), i64 1)
@e = global i64 sub nuw nsw (i64 ptrtoint (ptr @x to i64), i64 1)
@f = global i64 xor (i64 ptrtoint (ptr @x to i64), i64 -1)
@g = global i64 add (i64 ptrtoint (ptr @x to i64), i64 0)
@h = global i64 sub (i64 ptrtoint (ptr @x to i64), i64 ptrtoint (ptr @x to i64))
