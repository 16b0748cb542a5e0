; RUN: dis
; Seed 001: DITemplateValueParameter.
!named = !{!0, !2, !3}
!0 = !DITemplateValueParameter(name: "Ty", type: !1, value: i32 7)
!1 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!2 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "Ty", value: !"vector")
!3 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "Ty", value: !{!0})
