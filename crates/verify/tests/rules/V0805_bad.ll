; RUN: verify ; error@file: invalid base type
!named = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1)
!1 = !{}
