; RUN: verify
declare void @g()
define void @f(ptr %p) {
  call void %p(), !memprof !0 ; error@3: !memprof MemInfoBlock second operand should be an MDString
  ret void
}
!0 = !{!1}
!1 = !{!2, i32 1}
!2 = !{i64 1}
