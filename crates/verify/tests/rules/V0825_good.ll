; RUN: verify
!named = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type)
