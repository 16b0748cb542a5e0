; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !alloc_token !0 ; error@3: !alloc_token should only exist on calls
  ret void
}
!0 = !{!"int", i1 false}
