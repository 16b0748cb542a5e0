; RUN: verify ; error@file: invalid containing type
!named = !{!0}
!0 = !DISubprogram(name: "f", containingType: !1, spFlags: 0)
!1 = !DIFile(filename: "a.c", directory: "/")
