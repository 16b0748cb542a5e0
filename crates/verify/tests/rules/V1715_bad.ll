; RUN: verify
define float @f(float %a) {
  %x = fdiv float %a, %a, !fpmath !0 ; error@3: fpmath accuracy must have float type
  ret float %x
}
!0 = !{double 2.5}
