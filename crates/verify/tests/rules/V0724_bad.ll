; RUN: verify ; error@file: ref metadata must have one operand
@g = global i32 0, !implicit.ref !0
@h = global i32 0
!0 = !{}
