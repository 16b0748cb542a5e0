; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !mmra !0 ; error@3: !mmra metadata tuple operand is not an MMRA tag
  ret void
}
!0 = !{!1}
!1 = !{!"a"}
