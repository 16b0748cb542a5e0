; RUN: dis
; Seed 001: DIEnumerator.
!named = !{!0, !1, !2}
!0 = !DIEnumerator(name: "SixKind", value: 7)
!1 = !DIEnumerator(name: "SevenKind", value: 7)
!2 = !DIEnumerator(name: "NegEightKind", value: -8)
