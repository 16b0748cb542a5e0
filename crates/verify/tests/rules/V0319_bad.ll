; RUN: verify
define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c) {
  %v = cmpxchg ptr %p, float 0.0, float 1.0 seq_cst seq_cst ; error@3: cmpxchg operand must have integer or pointer type
  ret void
}
