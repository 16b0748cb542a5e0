; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:17: fptosi constexprs are no longer supported
@g = global i32 fptosi (float -3.75 to i32) ; warning@17: fptosi constexprs are no longer supported; it was folded
