; RUN: verify
define float @f(ptr %p, float %a) {
  %r = load float, ptr %p, !nofpclass !0 ; error@3: nofpclass must have exactly one entry
  ret float %a
}
!0 = !{i32 3, i32 3}
