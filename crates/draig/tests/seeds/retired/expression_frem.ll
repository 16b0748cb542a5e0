; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:20: frem constexprs are no longer supported
@g = global double frem (double 5.5, double 2.0) ; warning@20: frem constexprs are no longer supported; it was folded
