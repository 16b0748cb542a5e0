; RUN: verify --for-llvm 23
define void @f(ptr %p) {
  store i32 1, ptr %p, !invariant.load !0 ; error@3: invariant.load metadata is only for loads and readonly intrinsic calls
  ret void
}
!0 = !{}
