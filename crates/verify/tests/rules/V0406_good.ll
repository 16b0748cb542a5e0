; RUN: verify
@a = global i32 0, !associated !0
!0 = !{ptr null}
