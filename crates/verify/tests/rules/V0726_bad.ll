; RUN: verify ; error@file: ref value must be pointer typed
@g = global i32 0, !implicit.ref !0
@h = global i32 0
!0 = !{i32 0}
