; RUN: verify
define void @f(ptr %p, ptr %v) {
  store ptr %v, ptr %p, !captures !0 ; error@3: invalid entry in !captures metadata
  ret void
}
!0 = !{!"all"}
