; RUN: dis
; Seed 000: Global variables.
@g = global i8 0, align 4294967296
@h = global i8 0, align 1
