; RUN: verify ; error@file: global values should not associate to themselves
@a = global i32 0, !associated !0
!0 = !{ptr @a}
