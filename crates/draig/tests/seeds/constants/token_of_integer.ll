; RUN: dis
; Seed 002: Simple Constants.
; STRICT: 4:17: invalid type for none constant
@a = global i32 none ; error@17: invalid type for none constant
