; RUN: verify
!named = !{!0}
!0 = !DISubprogram(name: "f", type: !1, spFlags: 0)
!1 = !DISubroutineType(types: !{})
