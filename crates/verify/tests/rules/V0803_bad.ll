; RUN: verify ; error@file: invalid file
!named = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_typedef, file: !1, baseType: null)
!1 = !{}
