; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !noalias.addrspace !0 ; error@3: noalias.addrspace type must be i32!
  ret void
}
!0 = !{i64 1, i64 2}
