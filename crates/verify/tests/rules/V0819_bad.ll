; RUN: verify ; error@file: extraData must be ConstantAsMetadata, MDString, DIObjCProperty, or MDTuple with single ConstantAsMetadata operand
!named = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_member, baseType: null, extraData: !1)
!1 = !{}
