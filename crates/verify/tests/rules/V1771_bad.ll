; RUN: verify
declare void @g()
define void @f(ptr %p) {
  call void %p(), !callee_type !0 ; error@3: The callee_type metadata must be a list of type metadata nodes
  ret void
}
!0 = !{!"x"}
