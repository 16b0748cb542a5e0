; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:17: srem constexprs are no longer supported
@g = global i32 srem (i32 -7, i32 3) ; warning@17: srem constexprs are no longer supported; it was folded
