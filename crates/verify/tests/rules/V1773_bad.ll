; RUN: verify
declare void @g()
define void @f(ptr %p) {
  call void %p(), !callee_type !0 ; error@3: The first operand of type metadata for functions must be zero
  ret void
}
!0 = !{!1}
!1 = !{!"x", !"_ZTSFvvE.generalized"}
