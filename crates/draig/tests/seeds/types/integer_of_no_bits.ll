; RUN: dis
; Seed 004: Integer Type.
; STRICT: 4:13: bitwidth for integer type out of range
@a = global i0 0 ; error@13: bitwidth for integer type out of range
