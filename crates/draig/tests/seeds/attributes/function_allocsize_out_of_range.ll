; RUN: dis
; Seed 000: Function attributes.
; LLVM 22 reads it, and its verifier says: 'allocsize' element size argument is out of bounds
declare noalias ptr @f(i64) allocsize(1)
