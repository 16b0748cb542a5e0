; RUN: dis
; Seed 001: DINamespace.
!named = !{!0}
!0 = !DINamespace(name: "myawesomeproject", scope: !1)
!1 = !DINamespace(name: "outer", scope: null, exportSymbols: true)
