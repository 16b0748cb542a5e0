; RUN: dis
; Seed 001: DIBasicType.
!named = !{!0, !1, !2, !3, !4, !5, !6, !7}
!0 = !DIBasicType(name: "a", size: 8, encoding: DW_ATE_address)
!1 = !DIBasicType(name: "b", size: 8, encoding: DW_ATE_boolean)
!2 = !DIBasicType(name: "c", size: 8, encoding: DW_ATE_float)
!3 = !DIBasicType(name: "d", size: 8, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "e", size: 8, encoding: DW_ATE_signed_char)
!5 = !DIBasicType(name: "f", size: 8, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "g", size: 8, encoding: DW_ATE_unsigned_char)
!7 = !DIBasicType(name: "h", size: 8, encoding: 8)
