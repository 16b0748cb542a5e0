; RUN: verify
define float @f(float %a) {
  %x = fdiv float %a, %a, !fpmath !0 ; error@3: fpmath accuracy not a positive number!
  ret float %x
}
!0 = !{float -2.5}
