; RUN: verify
define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c) {
  call void asm "", "*m"(ptr %p) ; error@3: Operand for indirect constraint must have elementtype attribute
  ret void
}
