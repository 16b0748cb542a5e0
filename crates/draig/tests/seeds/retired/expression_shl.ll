; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:17: shl constexprs are no longer supported
@g = global i32 shl (i32 3, i32 4) ; warning@17: shl constexprs are no longer supported; it was folded
