; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:23: zext constexprs are no longer supported
@g = global <2 x i32> zext (<2 x i8> <i8 -1, i8 1> to <2 x i32>) ; warning@23: zext constexprs are no longer supported; it was folded
