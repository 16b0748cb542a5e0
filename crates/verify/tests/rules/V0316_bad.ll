; RUN: verify
define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c) {
  %v = load atomic i4, ptr %p acquire, align 1 ; error@3: atomic memory access' size must be byte-sized
  ret void
}
