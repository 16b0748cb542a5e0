; RUN: verify
declare void @g()
define void @f(ptr %p) {
  call void %p(), !alloc_token !0 ; error@3: !alloc_token must have 2 operands
  ret void
}
!0 = !{!"int"}
