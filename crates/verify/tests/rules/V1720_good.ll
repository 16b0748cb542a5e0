; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !invariant.group !0
  ret void
}
!0 = !{}
