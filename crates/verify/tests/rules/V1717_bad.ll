; RUN: verify
define float @f(float %a) {
  %x = fdiv float %a, %a, !fpmath !0 ; error@3: invalid fpmath accuracy!
  ret float %x
}
!0 = !{i32 2}
