; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !nonnull !0 ; error@3: nonnull applies only to pointer types
  ret void
}
!0 = !{}
