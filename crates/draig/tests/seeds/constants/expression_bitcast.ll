; RUN: dis
; Seed 002: Constant Expressions.
; Seed 003: Constant expressions.
@a = global i32 bitcast (float 1.0 to i32)
@b = global double bitcast (<2 x i32> <i32 0, i32 1072693248> to double)
@c = global ptr bitcast (ptr @a to ptr)
@d = global <4 x i8> bitcast (i32 16909060 to <4 x i8>)
