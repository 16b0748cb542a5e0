; RUN: verify ; error@file: invalid composite elements
!named = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, elements: !1)
!1 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
