; RUN: verify ; error@file: discriminator can only appear on variant part
!named = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, discriminator: !1)
!1 = !DIDerivedType(tag: DW_TAG_member, baseType: null)
