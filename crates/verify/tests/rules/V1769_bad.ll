; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !callsite !0 ; error@3: !callsite metadata should only exist on calls
  ret void
}
!0 = !{i64 1}
