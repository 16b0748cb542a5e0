; RUN: verify
declare void @g()
define void @f(ptr %p) {
  call void %p(), !memprof !0 ; error@3: Not all !memprof MemInfoBlock operands 2 to N are MDNode with 2 operands
  ret void
}
!0 = !{!1}
!1 = !{!2, !"cold", !2}
!2 = !{i64 1}
