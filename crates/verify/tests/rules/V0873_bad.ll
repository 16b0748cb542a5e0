; RUN: verify ; error@file: invalid scope ref
!named = !{!0}
!0 = !DINamespace(scope: !1)
!1 = !{}
