; RUN: verify
define float @f(ptr %p, float %a) {
  %r = fadd float %a, %a, !nofpclass !0 ; error@3: nofpclass is only for loads
  ret float %a
}
!0 = !{i32 3}
