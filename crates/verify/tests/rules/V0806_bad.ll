; RUN: verify ; error@file: Subrange can have any one of count or upperBound
!named = !{!0}
!0 = !DISubrange(count: 3, upperBound: 2)
