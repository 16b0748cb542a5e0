; RUN: verify --for-llvm 23
define void @f(ptr %p) {
  %v = load i32, ptr %p, !noundef !0 ; error@3: noundef metadata must be empty
  ret void
}
!0 = !{i32 1}
