; RUN: verify
define void @f(ptr %p) {
  %x = load ptr, ptr %p, !nonnull !0
  ret void
}
!0 = !{}
