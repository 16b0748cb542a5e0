; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !align !0 ; error@3: align applies only to pointer types
  ret void
}
!0 = !{i64 8}
