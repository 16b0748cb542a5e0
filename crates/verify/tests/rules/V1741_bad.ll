; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !alias.scope !0 ; error@3: second scope operand must be MDNode
  ret void
}
!0 = !{!1}
!1 = distinct !{!1, !"x"}
