; RUN: verify
declare void @g()
define void @f(ptr %p) {
  call void %p(), !callsite !0
  ret void
}
!0 = !{i64 1}
