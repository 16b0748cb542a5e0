; RUN: verify ; error@file: factor should be 0 for rationals
!named = !{!0}
!0 = !DIFixedPointType(name: "t", size: 32, encoding: DW_ATE_signed_fixed, kind: Rational, factor: 1, numerator: 1, denominator: 2)
