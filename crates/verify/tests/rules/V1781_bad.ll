; RUN: verify
define void @f(ptr %p) {
  %x = load ptr, ptr %p, !captures !0 ; error@3: !captures metadata can only be applied to store instructions
  ret void
}
!0 = !{!"address"}
