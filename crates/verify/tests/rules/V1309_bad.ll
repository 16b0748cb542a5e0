; RUN: verify
define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c) {
  call void %p(metadata !0) ; error@3: Function has metadata parameter but isn't an intrinsic
  ret void
}
!0 = !{}
