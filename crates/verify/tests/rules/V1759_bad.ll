; RUN: verify
declare void @g()
define void @f(ptr %p) {
  call void %p(), !memprof !0 ; error@3: !memprof annotations should have at least 1 metadata operand (MemInfoBlock)
  ret void
}
!0 = !{}
