; RUN: verify
define void @f(ptr %p, ptr %v) {
  store ptr %v, ptr %p, !captures !0 ; error@3: !captures metadata cannot be empty
  ret void
}
!0 = !{}
