; RUN: verify
define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c) {
  call void asm "", "r"(ptr elementtype(i32) %p) ; error@3: Elementtype attribute can only be applied for indirect constraints
  ret void
}
