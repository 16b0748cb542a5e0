; RUN: verify
declare void @g()
define void @f(ptr %p) {
  call void %p(), !memprof !0 ; error@3: Not all !memprof MemInfoBlock operands 2 to N are MDNode
  ret void
}
!0 = !{!1}
!1 = !{!2, !"cold", i32 1}
!2 = !{i64 1}
