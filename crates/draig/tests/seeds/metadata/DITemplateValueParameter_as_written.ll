; RUN: dis
; Seed 001: DITemplateValueParameter.
; STRICT: 5:37: invalid DWARF tag 'DW_TAG_GNU_template_param_pack'
; the tag's name is DW_TAG_GNU_template_parameter_pack
!0 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_param_pack, name: "Ty", value: !{}) ; error@37: invalid DWARF tag 'DW_TAG_GNU_template_param_pack'
