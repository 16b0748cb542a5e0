; RUN: verify --for-llvm 23
define void @f(ptr %p) {
  call void @f(ptr %p), !inline_history !0 ; error@3: !inline_history operands must be functions or null
  ret void
}
!0 = !{!"f"}
