; RUN: dis
; Seed 004: Constant: arrays.
%struct.A = type { i32, i32 }
@_ZL1a = internal constant [2 x %struct.A] [%struct.A { i32 1, i32 1 }, %struct.A { i32 1, i32 1 }], align 16
