; RUN: verify ; error@file: UpperBound must be signed constant or DIVariable or DIExpression or DIDerivedType
!named = !{!0}
!0 = !DISubrangeType(name: "t", baseType: !1, upperBound: !1)
!1 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
