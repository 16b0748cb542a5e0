; RUN: verify ; error@file: invalid subroutine type ref
!named = !{!0}
!0 = !DISubroutineType(types: !{!1})
!1 = !DIFile(filename: "a.c", directory: "/")
