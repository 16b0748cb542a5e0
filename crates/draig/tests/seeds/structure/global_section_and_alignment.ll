; RUN: dis
; Seed 000: Global variables.
@G = addrspace(5) constant float 1.0, section "foo", align 4
