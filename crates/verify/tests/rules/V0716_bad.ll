; RUN: verify
define void @f(i1 %c) {
  br i1 %c, label %a, label %a, !prof !0 ; error@3: the 'unknown' !prof operand should not be an empty string
a:
  ret void
}
!0 = !{!"unknown", !""}
