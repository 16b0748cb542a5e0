; RUN: verify ; error@file: associated can only appear in array type
!named = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, associated: !1)
!1 = !DIExpression()
