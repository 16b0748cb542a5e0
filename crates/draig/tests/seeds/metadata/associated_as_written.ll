; RUN: dis
; Seed 001: associated.
; STRICT: 7:1: expected '=' here
; `comdat $a` without parentheses
$a = comdat any
@a = global i32 1, comdat $a ; error@1: expected '=' here
