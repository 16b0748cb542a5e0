; RUN: verify
declare void @g()
define void @f(ptr %p) {
  call void %p(), !prof !0 ; error@3: invalid value profiling metadata
  ret void
}
!0 = !{!"VP", i32 0}
