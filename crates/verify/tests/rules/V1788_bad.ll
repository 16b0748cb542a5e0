; RUN: verify
declare void @g()
define void @f(ptr %p) {
  call void %p(), !alloc_token !0 ; error@3: expected string
  ret void
}
!0 = !{i32 1, i1 false}
