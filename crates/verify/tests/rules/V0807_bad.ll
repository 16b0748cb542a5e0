; RUN: verify ; error@file: Count must be signed constant or DIVariable or DIExpression
!named = !{!0}
!0 = !DISubrange(count: !1)
!1 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
