; RUN: verify
!named = !{!0}
!0 = !DISubrange(lowerBound: 1, upperBound: 2)
