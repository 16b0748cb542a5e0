; RUN: verify
!named = !{!0}
!0 = !DISubprogram(name: "f", containingType: !1, spFlags: 0)
!1 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
