; RUN: verify --for-llvm 23
define void @f(ptr %p) {
  %v = load i32, ptr %p, !inline_history !0 ; error@3: !inline_history should only exist on calls
  ret void
}
!0 = !{ptr @f}
