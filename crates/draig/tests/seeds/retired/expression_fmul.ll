; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:20: fmul constexprs are no longer supported
@g = global double fmul (double 1.5, double 2.5) ; warning@20: fmul constexprs are no longer supported; it was folded
