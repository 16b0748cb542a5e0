; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:17: zext constexprs are no longer supported
@g = global i64 zext (i32 -1 to i64) ; warning@17: zext constexprs are no longer supported; it was folded
