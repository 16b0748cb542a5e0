; RUN: dis
; Seed 001: DIExpression.
!named = !{!0, !1, !2, !3}
!0 = !DIExpression(DW_OP_deref, DW_OP_constu, 1, DW_OP_minus)
!1 = !DIExpression(DW_OP_plus_uconst, 93)
!2 = !DIExpression(DW_OP_LLVM_fragment, 16, 8)
!3 = !DIExpression(DW_OP_constu, 1, DW_OP_plus, DW_OP_stack_value)
