; RUN: dis
; Seed 002: Simple Constants.
; STRICT: 4:17: floating point constant invalid for type
@a = global i32 1.0 ; error@17: floating point constant invalid for type
