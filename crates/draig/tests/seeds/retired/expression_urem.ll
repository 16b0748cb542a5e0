; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:17: urem constexprs are no longer supported
@g = global i32 urem (i32 -1, i32 10) ; warning@17: urem constexprs are no longer supported; it was folded
