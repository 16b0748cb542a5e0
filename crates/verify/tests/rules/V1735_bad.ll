; RUN: verify
define void @f(ptr %p) {
  %x = load ptr, ptr %p, !nofree !0 ; error@3: nofree applies only to inttoptr instruction
  ret void
}
!0 = !{}
