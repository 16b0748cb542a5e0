; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:16: sdiv constexprs are no longer supported
@g = global i8 sdiv (i8 1, i8 0) ; warning@16: sdiv constexprs are no longer supported; it was folded
