; RUN: dis
; Seed 002: Function Type.
; STRICT: 4:9: invalid function return type
declare metadata @f() ; error@9: invalid function return type
