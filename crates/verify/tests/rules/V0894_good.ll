; RUN: verify
!named = !{!0}
!0 = !DIExpression(DW_OP_deref, DW_OP_stack_value)
