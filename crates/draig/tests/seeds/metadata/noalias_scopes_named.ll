; RUN: dis
; Seed 001: noalias and alias.scope.
define void @f(ptr %c) {
  %v = load float, ptr %c, !alias.scope !3, !noalias !4
  ret void
}
!0 = distinct !{!0, !"domain"}
!1 = distinct !{!1, !0, !"scope one"}
!2 = !{!"scope two", !0, !"with a description"}
!3 = !{!1}
!4 = !{!2}
