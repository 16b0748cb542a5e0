; RUN: dis
; Seed 000: Parameter attributes.
; LLVM 22 reads it, and its verifier says: inalloca isn't on the last parameter!
declare void @f(ptr inalloca(i32), i32)
