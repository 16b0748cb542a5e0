; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !alias.scope !0
  ret void
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
