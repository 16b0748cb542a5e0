; RUN: verify ; error@file: SizeInBits must be a constant or DIVariable or DIExpression
!named = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_member, baseType: null, size: !1)
!1 = !{}
