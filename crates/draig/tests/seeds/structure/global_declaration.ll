; RUN: dis
; Seed 000: Global variables.
; Seed 002: Complex Constants.
@G = external global i32
