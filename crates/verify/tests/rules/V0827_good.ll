; RUN: verify
!named = !{!0}
!0 = !DICompositeType(tag: DW_TAG_array_type, baseType: !1, flags: DIFlagVector, elements: !{!2})
!1 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!2 = !DISubrange(count: 4)
