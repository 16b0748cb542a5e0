; RUN: dis
; Seed 002: Simple Constants.
; Seed 003: Simple constants.
; STRICT: 6:19: floating point constant invalid for type
; a repeating fraction in binary
@a = global float 1.3
