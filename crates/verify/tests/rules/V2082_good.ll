; RUN: verify --for-llvm 23
define void @f(ptr %p) {
  call void @f(ptr %p), !inline_history !0
  ret void
}
!0 = !{ptr @f}
