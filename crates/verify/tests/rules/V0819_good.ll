; RUN: verify
!named = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_member, baseType: null, extraData: i32 1)
