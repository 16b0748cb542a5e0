; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:17: sdiv constexprs are no longer supported
@g = global i32 sdiv (i32 -7, i32 2) ; warning@17: sdiv constexprs are no longer supported; it was folded
