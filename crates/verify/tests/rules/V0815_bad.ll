; RUN: verify ; error@file: SizeInBits must be a constant
!named = !{!0}
!0 = !DIBasicType(name: "t", size: !1)
!1 = !DIExpression()
