; RUN: verify
!named = !{!0}
!0 = !DICommonBlock(scope: null, declaration: null, name: "c")
