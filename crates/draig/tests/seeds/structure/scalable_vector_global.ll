; RUN: dis
; Seed 000: Global variables.
; LLVM 22 reads it, and its verifier says: Globals cannot contain scalable types
@g = global <vscale x 2 x i32> zeroinitializer
