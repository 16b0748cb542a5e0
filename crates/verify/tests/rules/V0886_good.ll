; RUN: verify
!named = !{!0}
!0 = !DISubrangeType(name: "t", baseType: !1)
!1 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
