; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:17: lshr constexprs are no longer supported
@g = global i32 lshr (i32 -1, i32 28) ; warning@17: lshr constexprs are no longer supported; it was folded
