; RUN: dis
; Seed 000: Global variables.
@G = thread_local(initialexec) global i32 0, align 4
