; RUN: verify
define float @f(float %a) {
  %x = fdiv float %a, %a, !fpmath !0
  ret float %x
}
!0 = !{float 2.5}
