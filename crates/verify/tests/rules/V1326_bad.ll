; RUN: verify
define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c) {
  call void asm "", "!i"() ; error@3: Label constraints can only be used with callbr
  ret void
}
