; RUN: verify
define void @f(ptr %p, i32 %v) {
  store i32 %v, ptr %p, !captures !0 ; error@3: !captures metadata can only be applied to store with value operand of pointer type
  ret void
}
!0 = !{!"address"}
