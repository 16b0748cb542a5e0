; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:17: or constexprs are no longer supported
@g = global i32 or (i32 12, i32 10) ; warning@17: or constexprs are no longer supported; it was folded
