; RUN: dis
; Seed 001: DIExpression.
; STRICT: 7:1: Metadata id is already used
; the example defines !1 twice
!1 = !DIExpression(DW_OP_plus_uconst, 3)
!1 = !DIExpression(DW_OP_constu, 3, DW_OP_plus) ; error@1: Metadata id is already used
