; RUN: dis
; Seed 001: DITemplateTypeParameter.
!named = !{!0}
!0 = !DITemplateTypeParameter(name: "Ty", type: !1)
!1 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
