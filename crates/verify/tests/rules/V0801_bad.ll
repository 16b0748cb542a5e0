; RUN: verify ; error@file: invalid tag
!named = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_base_type, baseType: null)
