; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !alias.scope !0 ; error@3: first domain operand must be self-referential or string
  ret void
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = !{i32 1}
