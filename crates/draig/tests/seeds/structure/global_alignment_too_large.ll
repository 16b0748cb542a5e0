; RUN: dis
; Seed 000: Global variables.
; STRICT: 4:25: huge alignments are not supported yet
@g = global i8 0, align 8589934592 ; error@25: huge alignments are not supported yet
