; RUN: verify ; error@file: invalid template parameters
!named = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_template_alias, baseType: null, extraData: !1)
!1 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
