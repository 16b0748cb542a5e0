; RUN: verify ; error@file: invalid pointer to member type
!named = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: null, extraData: !1)
!1 = !{}
