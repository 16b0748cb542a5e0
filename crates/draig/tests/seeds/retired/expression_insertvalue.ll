; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:32: insertvalue constexprs are no longer supported
@g = global { i32, [2 x i32] } insertvalue ({ i32, [2 x i32] } { i32 1, [2 x i32] [i32 2, i32 3] }, i32 7, 1, 1) ; warning@32: insertvalue constexprs are no longer supported; it was folded
