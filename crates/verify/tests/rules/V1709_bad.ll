; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !range !0 ; error@3: Range must not be empty!
  ret void
}
!0 = !{i32 0, i32 0}
