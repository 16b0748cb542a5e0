; RUN: verify ; error@file: anonymous module
!named = !{!0}
!0 = !DIModule(scope: null, name: "")
