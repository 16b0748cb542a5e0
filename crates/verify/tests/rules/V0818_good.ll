; RUN: verify
!named = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_template_alias, baseType: null, extraData: !1)
!1 = !{}
