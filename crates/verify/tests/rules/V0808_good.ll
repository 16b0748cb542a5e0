; RUN: verify
!named = !{!0}
!0 = !DISubrange(count: -1)
