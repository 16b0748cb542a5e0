; RUN: verify ; error@file: invalid declaration
!named = !{!0}
!0 = !DICommonBlock(scope: null, declaration: !1, name: "c")
!1 = !DIFile(filename: "a.c", directory: "/")
