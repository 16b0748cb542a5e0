; RUN: verify ; error@file: invalid type ref
!named = !{!0}
!0 = !DITemplateTypeParameter(type: !1)
!1 = !{}
