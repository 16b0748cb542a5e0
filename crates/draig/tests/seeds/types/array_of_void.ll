; RUN: dis
; Seed 002: Array Type.
; STRICT: 4:27: void type only allowed for function results
@a = external global [2 x void] ; error@27: void type only allowed for function results
