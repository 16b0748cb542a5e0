; RUN: verify
!named = !{!0}
!0 = !DIModule(scope: null, name: "m")
