; RUN: verify ; error@file: invalid subrange count
!named = !{!0}
!0 = !DISubrange(count: i64 -2)
