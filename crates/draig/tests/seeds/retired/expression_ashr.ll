; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:17: ashr constexprs are no longer supported
@g = global i32 ashr (i32 -16, i32 2) ; warning@17: ashr constexprs are no longer supported; it was folded
