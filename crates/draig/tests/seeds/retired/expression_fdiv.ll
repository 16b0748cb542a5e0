; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:20: fdiv constexprs are no longer supported
@g = global double fdiv (double 1.0, double 4.0) ; warning@20: fdiv constexprs are no longer supported; it was folded
