; RUN: verify
declare void @g()
define void @f(ptr %p) {
  call void %p(), !alloc_token !0 ; error@3: expected integer constant
  ret void
}
!0 = !{!"int", !"no"}
