; RUN: verify
define float @f(ptr %p, float %a) {
  %r = load float, ptr %p, !nofpclass !0
  ret float %a
}
!0 = !{i32 3}
