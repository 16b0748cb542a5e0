; RUN: dis
; Seed 000: Linkage types.
; LLVM 22 reads it, and its verifier says: 'common' global must have a zero initializer!
@a = common global i32 1
