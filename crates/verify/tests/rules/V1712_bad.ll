; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !range !0 ; error@3: Intervals are contiguous
  ret void
}
!0 = !{i32 0, i32 4, i32 4, i32 6}
