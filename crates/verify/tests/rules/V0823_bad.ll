; RUN: verify ; error@file: invalid vtable holder
!named = !{!0}
!0 = !DICompositeType(tag: DW_TAG_class_type, vtableHolder: !1)
!1 = !{}
