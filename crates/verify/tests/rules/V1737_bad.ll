; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !alias.scope !0 ; error@3: scope list must consist of MDNodes
  ret void
}
!0 = !{!"x"}
