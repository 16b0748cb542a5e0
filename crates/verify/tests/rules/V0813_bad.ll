; RUN: verify ; error@file: GenericSubrange must contain lowerBound
!named = !{!0}
!0 = !DIGenericSubrange(upperBound: !1, stride: !1)
!1 = !DIExpression()
