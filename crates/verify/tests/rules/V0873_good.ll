; RUN: verify
!named = !{!0}
!0 = !DINamespace(scope: !1)
!1 = !DIFile(filename: "a.c", directory: "/")
