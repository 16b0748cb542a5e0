; RUN: dis
; Seed 000: Linkage types.
; LLVM 22 reads it, and its verifier says: 'common' global may not be marked constant!
@a = common constant i32 0
