; RUN: verify
!named = !{!0}
!0 = !DITemplateTypeParameter(type: !1)
!1 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
