; RUN: verify ; error@file: values should not reference themselves
@g = global i32 0, !implicit.ref !0
@h = global i32 0
!0 = !{ptr @g}
