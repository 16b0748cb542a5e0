; RUN: verify ; error@file: dataLocation can only appear in array type
!named = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, dataLocation: !1)
!1 = !DIExpression()
