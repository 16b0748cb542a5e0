; RUN: verify ; error@file: invalid template params
!named = !{!0}
!0 = !DICompositeType(tag: DW_TAG_class_type, templateParams: !1)
!1 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
