; RUN: dis
; Seed 001: fpmath.
define float @f(float %x) {
  %r = fdiv float %x, 3.0, !fpmath !0
  ret float %r
}
!0 = !{ float 2.5 } ; maximum acceptable inaccuracy is 2.5 ULPs
