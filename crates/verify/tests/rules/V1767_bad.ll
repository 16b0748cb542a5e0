; RUN: verify
declare void @g()
define void @f(ptr %p) {
  call void %p(), !callsite !0 ; error@3: call stack metadata should have at least 1 operand
  ret void
}
!0 = !{}
