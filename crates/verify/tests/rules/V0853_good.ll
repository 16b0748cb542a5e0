; RUN: verify
!named = !{!0}
!0 = !DISubprogram(name: "f", line: 2, file: !1, spFlags: 0)
!1 = !DIFile(filename: "a.c", directory: "/")
