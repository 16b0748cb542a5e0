; RUN: verify
!named = !{!0}
!0 = !DIGenericSubrange(lowerBound: !1, stride: !1)
!1 = !DIExpression()
