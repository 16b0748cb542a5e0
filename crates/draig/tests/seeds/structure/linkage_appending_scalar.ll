; RUN: dis
; Seed 000: Linkage types.
; LLVM 22 reads it, and its verifier says: Only global arrays can have appending linkage!
@a = appending global i32 0
