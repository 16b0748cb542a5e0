; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !alias.scope !0 ; error@3: first scope operand must be self-referential or string
  ret void
}
!0 = !{!1}
!1 = !{i32 1, !2}
!2 = distinct !{!2}
