; RUN: dis
; Seed 002: Structure Type.
; STRICT: 5:1: redefinition of type
%T = type { i32 }
%T = type { i64 } ; error@1: redefinition of type
