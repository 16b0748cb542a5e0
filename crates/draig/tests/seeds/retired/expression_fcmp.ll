; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:16: fcmp constexprs are no longer supported
@g = global i1 fcmp olt (float 1.0, float 2.0) ; warning@16: fcmp constexprs are no longer supported; it was folded
