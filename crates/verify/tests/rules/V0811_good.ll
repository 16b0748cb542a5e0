; RUN: verify
!named = !{!0}
!0 = !DISubrange(stride: !1)
!1 = !DIExpression()
