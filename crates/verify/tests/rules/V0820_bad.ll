; RUN: verify ; error@file: invalid set base type
!named = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_set_type, baseType: !1)
!1 = !DIBasicType(name: "f", size: 32, encoding: DW_ATE_float)
