; RUN: dis
; Seed 000: Parameter attributes.
; LLVM 22 reads it, and its verifier says: Attributes 'zeroext and signext' are incompatible!
declare void @f(i8 zeroext signext)
