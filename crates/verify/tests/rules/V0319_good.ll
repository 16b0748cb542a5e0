; RUN: verify
define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c) {
  %v = cmpxchg ptr %p, i32 0, i32 1 seq_cst seq_cst
  ret void
}
