; RUN: dis
; Seed 000: Global variables.
; STRICT: 4:25: alignment is not a power of two
@g = global i8 0, align 0 ; error@25: alignment is not a power of two
