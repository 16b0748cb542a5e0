; RUN: verify --for-llvm 23
define void @f(ptr %p) {
  store i32 1, ptr %p, !noundef !0 ; error@3: noundef applies only to load instructions
  ret void
}
!0 = !{}
