; RUN: verify ; error@file: associated metadata must have a global value
@a = global i32 0, !associated !0
!0 = !{null}
