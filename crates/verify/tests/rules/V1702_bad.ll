; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !range !0 ; error@3: It should have at least one range!
  ret void
}
!0 = !{}
