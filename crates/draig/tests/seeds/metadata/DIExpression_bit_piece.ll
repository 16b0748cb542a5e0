; RUN: dis
; Seed 001: DIExpression.
; LLVM 22 reads it, and its verifier says: invalid expression
; as the example is written: read, and refused only where it is verified
!named = !{!2}
!2 = !DIExpression(DW_OP_bit_piece, 3, 7)
