; RUN: verify ; error@file: numerator and denominator should be 0 for non-rationals
!named = !{!0}
!0 = !DIFixedPointType(name: "t", size: 32, encoding: DW_ATE_signed_fixed, kind: Binary, numerator: 1, denominator: 2)
