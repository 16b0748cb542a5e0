; RUN: dis
; Seed 004: Constant: aggregates.
@_ZL3arr = internal constant [42 x i32] zeroinitializer, align 16
