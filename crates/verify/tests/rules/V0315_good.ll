; RUN: verify
define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c) {
  store atomic i32 0, ptr %p release, align 4
  ret void
}
