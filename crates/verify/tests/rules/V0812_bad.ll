; RUN: verify ; error@file: GenericSubrange can have any one of count or upperBound
!named = !{!0}
!0 = !DIGenericSubrange(count: !1, lowerBound: !1, upperBound: !1, stride: !1)
!1 = !DIExpression()
