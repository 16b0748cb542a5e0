; RUN: dis
; Seed 002: Function Type.
; STRICT: 4:9: invalid function return type
declare label @f() ; error@9: invalid function return type
