; RUN: verify ; error@file: allocated can only appear in array type
!named = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, allocated: !1)
!1 = !DIExpression()
