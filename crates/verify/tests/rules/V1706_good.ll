; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !noalias.addrspace !0
  ret void
}
!0 = !{i32 1, i32 2}
