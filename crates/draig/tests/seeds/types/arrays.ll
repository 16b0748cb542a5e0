; RUN: dis
; Seed 002: Array Type.
; Seed 004: Array Type.
@a = external global [40 x i32]
@b = external global [41 x i32]
@c = external global [4 x i8]
@d = external global [3 x [4 x i32]]
@e = external global [12 x [10 x float]]
@f = external global [2 x [3 x [4 x i16]]]
@g = external global [0 x i8]
@h = global { i32, [0 x float] } zeroinitializer
