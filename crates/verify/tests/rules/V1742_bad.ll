; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !alias.scope !0 ; error@3: domain must have one or two operands
  ret void
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = !{}
