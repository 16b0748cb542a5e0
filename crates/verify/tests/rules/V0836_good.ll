; RUN: verify
!named = !{!0}
!0 = !DISubroutineType(types: !{!1})
!1 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
