; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:22: icmp constexprs are no longer supported
@g = global <2 x i1> icmp ult (<2 x i8> <i8 -1, i8 1>, <2 x i8> <i8 2, i8 2>) ; warning@22: icmp constexprs are no longer supported; it was folded
