; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:20: fadd constexprs are no longer supported
@g = global double fadd (double 1.5, double 2.25) ; warning@20: fadd constexprs are no longer supported; it was folded
