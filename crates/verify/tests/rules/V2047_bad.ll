; RUN: verify
define float @f(ptr %p, float %a) {
  %r = load float, ptr %p, !nofpclass !0 ; error@3: 'nofpclass' must have at least one test bit set
  ret float %a
}
!0 = !{i32 0}
