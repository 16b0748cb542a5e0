; RUN: dis
; Seed 002: Integer Type.
; Seed 004: Integer Type.
; STRICT: 5:13: bitwidth for integer type out of range
@a = global i8388609 0 ; error@13: bitwidth for integer type out of range
