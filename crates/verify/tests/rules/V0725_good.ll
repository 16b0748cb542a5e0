; RUN: verify
@g = global i32 0, !implicit.ref !0
@h = global i32 0
!0 = !{ptr @h}
