; RUN: verify ; error@file: rank can only appear in array type
!named = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, rank: !1)
!1 = !DIExpression()
