; RUN: verify
define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c) {
  %v = load atomic i32, ptr %p acquire, align 4
  ret void
}
