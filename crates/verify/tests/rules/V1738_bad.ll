; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !alias.scope !0 ; error@3: scope must have two or three operands
  ret void
}
!0 = !{!1}
!1 = !{!"x"}
