; RUN: verify
!named = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_member, baseType: null, size: !1)
!1 = !DIExpression()
