; RUN: dis
; Seed 000: Function attributes.
; LLVM 22 reads it, and its verifier says: Attribute 'jumptable' requires 'unnamed_addr'
define void @g() jumptable { ret void }
