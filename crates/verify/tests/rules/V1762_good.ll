; RUN: verify
declare void @g()
define void @f(ptr %p) {
  call void %p(), !memprof !0
  ret void
}
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{i64 1}
