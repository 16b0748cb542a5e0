; RUN: verify
declare void @g()
define void @f(ptr %p) {
  call void %p(), !alloc_token !0
  ret void
}
!0 = !{!"int", i1 false}
