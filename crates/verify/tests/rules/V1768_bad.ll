; RUN: verify
declare void @g()
define void @f(ptr %p) {
  call void %p(), !callsite !0 ; error@3: call stack metadata operand should be constant integer
  ret void
}
!0 = !{!"x"}
