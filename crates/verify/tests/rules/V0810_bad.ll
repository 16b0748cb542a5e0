; RUN: verify ; error@file: UpperBound must be signed constant or DIVariable or DIExpression
!named = !{!0}
!0 = !DISubrange(upperBound: !1)
!1 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
