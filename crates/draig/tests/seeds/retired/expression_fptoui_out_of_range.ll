; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:16: fptoui constexprs are no longer supported
@g = global i8 fptoui (float 300.0 to i8) ; warning@16: fptoui constexprs are no longer supported; it was folded
