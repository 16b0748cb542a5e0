; RUN: verify
!named = !{!0}
!0 = !DISubprogram(name: "g", spFlags: 0, thrownTypes: !1)
!1 = !{}
