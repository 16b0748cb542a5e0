; RUN: verify
declare void @g()
define void @f(ptr %p) {
  call void %p(), !callee_type !0 ; error@3: Well-formed generalized type metadata must contain exactly two operands
  ret void
}
!0 = !{!1}
!1 = !{i64 0}
