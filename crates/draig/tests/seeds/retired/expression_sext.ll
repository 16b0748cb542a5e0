; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:17: sext constexprs are no longer supported
@g = global i64 sext (i32 -1 to i64) ; warning@17: sext constexprs are no longer supported; it was folded
