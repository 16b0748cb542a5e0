; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:17: and constexprs are no longer supported
@g = global i32 and (i32 12, i32 10) ; warning@17: and constexprs are no longer supported; it was folded
