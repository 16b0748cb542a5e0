; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:17: udiv constexprs are no longer supported
@g = global i32 udiv (i32 -1, i32 2) ; warning@17: udiv constexprs are no longer supported; it was folded
