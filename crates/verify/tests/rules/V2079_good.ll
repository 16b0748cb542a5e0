; RUN: verify --for-llvm 23
define void @f(ptr %p) {
  %v = load i32, ptr %p, !invariant.load !0
  ret void
}
!0 = !{}
