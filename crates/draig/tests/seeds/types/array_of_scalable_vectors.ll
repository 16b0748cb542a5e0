; RUN: dis
; Seed 002: Array Type.
; LLVM 22 reads it, and its verifier says: Globals cannot contain scalable types
@a = external global [2 x <vscale x 2 x i32>]
