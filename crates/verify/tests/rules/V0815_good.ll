; RUN: verify
!named = !{!0}
!0 = !DIBasicType(name: "t", size: 8)
