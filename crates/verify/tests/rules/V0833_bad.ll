; RUN: verify ; error@file: array types must have a base type
!named = !{!0}
!0 = !DICompositeType(tag: DW_TAG_array_type)
