; RUN: verify
define void @f(ptr %p, ptr %v) {
  store ptr %v, ptr %p, !captures !0
  ret void
}
!0 = !{!"address"}
