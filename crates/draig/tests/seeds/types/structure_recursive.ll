; RUN: dis
; Seed 002: Structure Type.
; STRICT: 5:1: identified structure type 'T' is recursive
%T = type { i32, %T }
@a = external global %T ; error@1: identified structure type 'T' is recursive
