; RUN: verify
define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c) {
  call void asm "", "*m"(ptr elementtype(i32) %p)
  ret void
}
