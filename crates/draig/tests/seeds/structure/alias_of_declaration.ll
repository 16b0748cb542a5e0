; RUN: dis
; Seed 000: Aliases.
; LLVM 22 reads it, and its verifier says: Alias must point to a definition
@g = external global i32
@a = alias i32, ptr @g
