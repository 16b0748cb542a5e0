; RUN: verify
declare void @g()
define void @f(ptr %p) {
  call void %p(), !memprof !0 ; error@3: Not all !memprof MemInfoBlock operands 2 to N are MDNode with ConstantInt operands
  ret void
}
!0 = !{!1}
!1 = !{!2, !"cold", !3}
!2 = !{i64 1}
!3 = !{i64 1, !"x"}
