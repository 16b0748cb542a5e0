; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !memprof !0 ; error@3: !memprof metadata should only exist on calls
  ret void
}
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{i64 1}
