; RUN: dis
; Seed 002: Simple Constants.
; Seed 003: Simple constants.
@t = global i1 true
@f = global i1 false
@i = global i32 4
@n = global i32 -4
@d = global double 123.421
@e = global double 1.23421e+2
@x = global double 0x432ff973cafa8000
@y = global double 4.5e+15
@p = global ptr null
