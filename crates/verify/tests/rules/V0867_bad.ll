; RUN: verify ; error@file: invalid thrown types list
!named = !{!0}
!0 = !DISubprogram(name: "g", spFlags: 0, thrownTypes: !1)
!1 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
