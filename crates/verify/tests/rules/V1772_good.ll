; RUN: verify
declare void @g()
define void @f(ptr %p) {
  call void %p(), !callee_type !0
  ret void
}
!0 = !{!1}
!1 = !{i64 0, !"_ZTSFvvE.generalized"}
