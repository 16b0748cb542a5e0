; RUN: verify
define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c) {
  call void asm "", "*m"(i32 %a) ; error@3: Operand for indirect constraint must have pointer type
  ret void
}
