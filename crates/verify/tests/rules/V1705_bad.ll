; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !range !0 ; error@3: Range pair types must match!
  ret void
}
!0 = !{i32 0, i64 2}
