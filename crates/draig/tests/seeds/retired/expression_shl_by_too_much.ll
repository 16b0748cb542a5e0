; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:16: shl constexprs are no longer supported
@g = global i8 shl (i8 1, i8 8) ; warning@16: shl constexprs are no longer supported; it was folded
