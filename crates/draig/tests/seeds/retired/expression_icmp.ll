; RUN: dis
; Seed 003: Constant expressions.
; STRICT: 4:16: icmp constexprs are no longer supported
@g = global i1 icmp slt (i32 -1, i32 1) ; warning@16: icmp constexprs are no longer supported; it was folded
