; RUN: verify ; error@file: associated metadata must have one operand
@a = global i32 0, !associated !0
@b = global i32 0
!0 = !{ptr @b, ptr @b}
