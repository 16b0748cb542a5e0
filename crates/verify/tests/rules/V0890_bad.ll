; RUN: verify ; error@file: invalid encoding
!named = !{!0}
!0 = !DIFixedPointType(name: "t", size: 32, encoding: DW_ATE_signed, kind: Binary)
