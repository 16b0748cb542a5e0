; RUN: verify
define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c) {
  %v = ptrtoaddr ptr %p to i32 ; error@3: PtrToAddr result must be address width
  ret void
}
