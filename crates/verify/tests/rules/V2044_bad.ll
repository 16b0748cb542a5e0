; RUN: verify
define float @f(ptr %p, float %a) {
  %r = load i32, ptr %p, !nofpclass !0 ; error@3: nofpclass only applies to floating-point typed loads
  ret float %a
}
!0 = !{i32 3}
