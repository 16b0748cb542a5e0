; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:19: fptrunc constexprs are no longer supported
@g = global float fptrunc (double 1.5 to float) ; warning@19: fptrunc constexprs are no longer supported; it was folded
