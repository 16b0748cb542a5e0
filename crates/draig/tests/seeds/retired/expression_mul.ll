; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:17: mul constexprs are no longer supported
@g = global i32 mul (i32 6, i32 7) ; warning@17: mul constexprs are no longer supported; it was folded
