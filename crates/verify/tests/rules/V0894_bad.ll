; RUN: verify ; error@file: invalid expression
!named = !{!0}
!0 = !DIExpression(DW_OP_stack_value, DW_OP_deref)
