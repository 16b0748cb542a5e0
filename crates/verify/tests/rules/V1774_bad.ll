; RUN: verify
declare void @g()
define void @f(ptr %p) {
  call void %p(), !callee_type !0 ; error@3: Only generalized type metadata can be part of the callee_type metadata list
  ret void
}
!0 = !{!1}
!1 = !{i64 0, !"_ZTSFvvE"}
