; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:22: select constexprs are no longer supported
@g = global <2 x i8> select (<2 x i1> <i1 true, i1 false>, <2 x i8> <i8 1, i8 2>, <2 x i8> <i8 3, i8 4>) ; warning@22: select constexprs are no longer supported; it was folded
