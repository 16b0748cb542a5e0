; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !range !0 ; error@3: The upper limit must be an integer!
  ret void
}
!0 = !{i32 0, float 0.0}
