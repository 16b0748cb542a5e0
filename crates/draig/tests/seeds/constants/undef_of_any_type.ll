; RUN: dis
; Seed 002: Undefined Values.
@a = global i32 undef
@b = global [2 x ptr] undef
@c = global { i32, <2 x float> } undef
@d = global [2 x i32] [i32 undef, i32 1]
