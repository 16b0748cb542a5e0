; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:17: extractvalue constexprs are no longer supported
@g = global i32 extractvalue ({ i32, [2 x i32] } { i32 1, [2 x i32] [i32 2, i32 3] }, 1, 0) ; warning@17: extractvalue constexprs are no longer supported; it was folded
