; RUN: dis
; Seed 004: Constant: arrays of data.
@_ZL3arr = internal constant [3 x i32] [i32 0, i32 1, i32 2], align 4
