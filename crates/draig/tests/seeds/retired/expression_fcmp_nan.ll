; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:16: fcmp constexprs are no longer supported
@g = global i1 fcmp uno (float 0x7FF8000000000000, float 1.0) ; warning@16: fcmp constexprs are no longer supported; it was folded
