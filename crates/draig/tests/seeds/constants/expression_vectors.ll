; RUN: dis
; Seed 002: Constant Expressions.
; Seed 003: Constant expressions.
@x = global i32 0
@a = global i32 extractelement (<2 x i32> <i32 1, i32 2>, i32 1)
@b = global <2 x i32> insertelement (<2 x i32> <i32 1, i32 2>, i32 7, i32 0)
@c = global <2 x i32> shufflevector (<2 x i32> <i32 1, i32 2>, <2 x i32> <i32 3, i32 4>, <2 x i32> <i32 3, i32 0>)
@d = global i64 extractelement (<2 x i64> ptrtoint (<2 x ptr> <ptr @x, ptr @a> to <2 x i64>), i32 1)
