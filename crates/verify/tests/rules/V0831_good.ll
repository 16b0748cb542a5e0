; RUN: verify
!named = !{!0}
!0 = !DICompositeType(tag: DW_TAG_array_type, baseType: !2, allocated: !1)
!1 = !DIExpression()
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
