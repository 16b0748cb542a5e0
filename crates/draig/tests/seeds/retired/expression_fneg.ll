; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:20: fneg constexprs are no longer supported
@g = global double fneg (double 1.0) ; warning@20: fneg constexprs are no longer supported; it was folded
