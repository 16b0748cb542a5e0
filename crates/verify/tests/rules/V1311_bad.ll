; RUN: verify
define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c) {
  %t = call token %p() ; error@3: Return type cannot be token for indirect call!
  ret void
}
define void @g(ptr %p) {
  %t = call target("dx.RawBuffer", i32, 1, 0) %p() ; error@3: Return type cannot be token for indirect call!
  ret void
}
define void @h() {
  %t = call target("dx.RawBuffer", i32, 1, 0) asm "", "=r"() ; error@3: Return type cannot be token for indirect call!
  ret void
}
