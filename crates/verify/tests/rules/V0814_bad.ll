; RUN: verify ; error@file: GenericSubrange must contain stride
!named = !{!0}
!0 = !DIGenericSubrange(lowerBound: !1)
!1 = !DIExpression()
