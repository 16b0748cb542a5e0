; RUN: verify
define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c) {
  %t = call token %p() ; error@3: Return type cannot be token for indirect call!
  ret void
}
