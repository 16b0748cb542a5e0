; RUN: verify
define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c) {
  call void %p(token none) ; error@3: Function has token parameter but isn't an intrinsic
  ret void
}
