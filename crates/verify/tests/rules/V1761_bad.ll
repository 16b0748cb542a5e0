; RUN: verify
declare void @g()
define void @f(ptr %p) {
  call void %p(), !memprof !0 ; error@3: !memprof MemInfoBlock first operand should not be null
  ret void
}
!0 = !{!1}
!1 = !{null, !"cold"}
