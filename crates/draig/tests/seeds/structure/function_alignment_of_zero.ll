; RUN: dis
; Seed 000: Functions.
; STRICT: 4:25: alignment is not a power of two
declare void @f() align 0 ; error@25: alignment is not a power of two
