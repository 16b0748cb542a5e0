; RUN: verify ; error@file: ref metadata must not be placed on a declaration
@g = external global i32, !implicit.ref !0
@h = global i32 0
!0 = !{ptr @h}
