; RUN: verify
define void @f(i1 %c) {
  br i1 %c, label %a, label %a, !prof !0 ; error@3: !prof annotations should have at least 1 operand
a:
  ret void
}
!0 = !{}
