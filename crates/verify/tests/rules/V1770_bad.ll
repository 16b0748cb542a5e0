; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !callee_type !0 ; error@3: !callee_type metadata should only exist on calls
  ret void
}
!0 = !{!1}
!1 = !{i64 0, !"_ZTSFvvE.generalized"}
