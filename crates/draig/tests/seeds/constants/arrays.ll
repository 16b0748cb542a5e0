; RUN: dis
; Seed 002: Complex Constants.
; Seed 003: Complex constants.
@a = global [3 x i32] [ i32 42, i32 11, i32 74 ]
@b = global [13 x i8] c"Hello World\0A\00"
@c = global [0 x i32] []
@d = global [2 x i8] [i8 72, i8 105]
@e = global [2 x [2 x i16]] [[2 x i16] [i16 1, i16 2], [2 x i16] zeroinitializer]
