; RUN: verify
!named = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1)
!1 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
