; RUN: verify
define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c) {
  %v = ptrtoaddr ptr %p to i64
  ret void
}
