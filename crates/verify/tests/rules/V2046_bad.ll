; RUN: verify
define float @f(ptr %p, float %a) {
  %r = load float, ptr %p, !nofpclass !0 ; error@3: nofpclass entry must be a constant i32
  ret float %a
}
!0 = !{i64 3}
