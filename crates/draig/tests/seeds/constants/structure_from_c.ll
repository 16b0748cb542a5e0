; RUN: dis
; Seed 004: Constant: structures.
%struct.A = type { i32, i32 }
@_ZL1a = internal constant %struct.A { i32 1, i32 1 }, align 4
