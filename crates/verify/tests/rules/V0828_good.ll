; RUN: verify
!named = !{!0}
!0 = !DICompositeType(tag: DW_TAG_variant_part, discriminator: !1)
!1 = !DIDerivedType(tag: DW_TAG_member, baseType: null)
