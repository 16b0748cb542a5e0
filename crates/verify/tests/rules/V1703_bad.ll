; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !range !0 ; error@3: The lower limit must be an integer!
  ret void
}
!0 = !{float 0.0, i32 2}
