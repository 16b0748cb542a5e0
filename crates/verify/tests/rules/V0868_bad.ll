; RUN: verify ; error@file: invalid thrown type
!named = !{!0}
!0 = !DISubprogram(name: "g", spFlags: 0, thrownTypes: !{!1})
!1 = !DIFile(filename: "a.c", directory: "/")
