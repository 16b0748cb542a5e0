; RUN: verify
!named = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null)
