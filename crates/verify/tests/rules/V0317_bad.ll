; RUN: verify
define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c) {
  %v = load atomic i24, ptr %p acquire, align 4 ; error@3: atomic memory access' operand must have a power-of-two size
  ret void
}
