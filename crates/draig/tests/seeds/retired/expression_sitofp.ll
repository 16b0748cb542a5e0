; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:19: sitofp constexprs are no longer supported
@g = global float sitofp (i8 -1 to float) ; warning@19: sitofp constexprs are no longer supported; it was folded
