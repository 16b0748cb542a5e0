; RUN: dis
; Seed 002: Simple Constants.
; Seed 003: Simple constants.
; STRICT: 5:17: null must be a pointer type
@a = global i32 null ; error@17: null must be a pointer type
