; RUN: verify ; error@file: LowerBound must be signed constant or DIVariable or DIExpression or DIDerivedType
!named = !{!0}
!0 = !DISubrangeType(name: "t", baseType: !1, lowerBound: !1)
!1 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
