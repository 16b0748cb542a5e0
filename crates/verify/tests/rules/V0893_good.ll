; RUN: verify
!named = !{!0}
!0 = !DIFixedPointType(name: "t", size: 32, encoding: DW_ATE_signed_fixed, kind: Binary, factor: 1)
