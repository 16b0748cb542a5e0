; RUN: dis
; Seed 000: Aliases.
; LLVM 22 reads it, and its verifier says: Alias cannot point to an interposable alias
@g = global i32 0
@w = weak alias i32, ptr @g
@a = alias i32, ptr @w
