; RUN: dis
; Seed 002: Simple Constants.
; STRICT: 4:17: constant expression type mismatch: got type 'i1' but expected 'i32'
@a = global i32 true ; error@17: constant expression type mismatch: got type 'i1' but expected 'i32'
