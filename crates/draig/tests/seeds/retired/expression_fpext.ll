; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:20: fpext constexprs are no longer supported
@g = global double fpext (float 1.5 to double) ; warning@20: fpext constexprs are no longer supported; it was folded
