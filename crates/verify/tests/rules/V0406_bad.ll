; RUN: verify ; error@file: associated value must be pointer typed
@a = global i32 0, !associated !0
!0 = !{i32 1}
