; RUN: verify
declare void @g()
define void @f(ptr %p) {
  call void %p(), !memprof !0 ; error@3: Each !memprof MemInfoBlock should have at least 2 operands
  ret void
}
!0 = !{!1}
!1 = !{!2}
!2 = !{i64 1}
