; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !range !0 ; error@3: The upper and lower limits cannot be the same value
  ret void
}
!0 = !{i32 1, i32 1}
