; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !range !0 ; error@3: Intervals are not in order
  ret void
}
!0 = !{i32 4, i32 6, i32 0, i32 2}
