; RUN: verify
define void @f(ptr %p, ptr %v) {
  store ptr %v, ptr %p, !captures !0 ; error@3: !captures metadata must be a list of strings
  ret void
}
!0 = !{i32 1}
