; RUN: dis
; Seed 004: Structure Type.
%struct.A = type <{ i32, i16, i8 }>
@a = global %struct.A zeroinitializer
