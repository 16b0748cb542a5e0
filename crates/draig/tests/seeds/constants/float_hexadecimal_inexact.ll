; RUN: dis
; Seed 002: Simple Constants.
; Seed 003: Simple constants.
; STRICT: 6:23: floating point constant invalid for type
; more bits than a float has
@float = global float 0x3FF0000000000001 ; error@23: floating point constant invalid for type
