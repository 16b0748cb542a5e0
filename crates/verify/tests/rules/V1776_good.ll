; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !mmra !0
  ret void
}
!0 = !{!"a", !"b"}
