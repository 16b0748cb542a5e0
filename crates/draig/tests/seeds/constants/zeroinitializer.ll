; RUN: dis
; Seed 002: Complex Constants.
; Seed 003: Complex constants.
@a = global i32 zeroinitializer
@b = global double zeroinitializer
@c = global ptr zeroinitializer
@d = global [100 x i32] zeroinitializer
@e = global [2 x i32] [i32 0, i32 0]
@f = global <2 x float> zeroinitializer
@g = global { i32, ptr } zeroinitializer
