; RUN: dis
; Seed 001: DISubroutineType.
!named = !{!2}
!0 = !DIBasicType(name: "int", size: 32, align: 32, encoding: DW_ATE_signed)
!1 = !DIBasicType(name: "char", size: 8, align: 8, encoding: DW_ATE_signed_char)
!2 = !DISubroutineType(types: !{null, !0, !1}) ; void (int, char)
