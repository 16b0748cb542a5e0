; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !nofree !0 ; error@3: nofree applies only to pointer types
  ret void
}
!0 = !{}
