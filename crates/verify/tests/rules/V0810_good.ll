; RUN: verify
!named = !{!0}
!0 = !DISubrange(upperBound: !1)
!1 = !DIExpression()
