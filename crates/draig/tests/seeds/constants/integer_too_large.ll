; RUN: dis
; Seed 002: Simple Constants.
@a = global i8 u0x100
