; RUN: verify ; error@file: LowerBound must be signed constant or DIVariable or DIExpression
!named = !{!0}
!0 = !DISubrange(lowerBound: !1)
!1 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
