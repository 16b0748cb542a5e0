; RUN: verify ; error@file: invalid scope
!named = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_typedef, scope: !1, baseType: null)
!1 = !{}
