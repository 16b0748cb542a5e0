; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !range !0 ; error@3: Unfinished range!
  ret void
}
!0 = !{i32 0}
