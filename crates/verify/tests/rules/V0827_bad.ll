; RUN: verify ; error@file: invalid vector, expected one element of type subrange
!named = !{!0}
!0 = !DICompositeType(tag: DW_TAG_array_type, baseType: !1, flags: DIFlagVector, elements: !{})
!1 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
