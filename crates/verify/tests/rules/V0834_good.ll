; RUN: verify
!named = !{!0}
!0 = !DICompositeType(tag: DW_TAG_class_type, templateParams: !1)
!1 = !{}
