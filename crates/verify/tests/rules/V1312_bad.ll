; RUN: verify
define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c) {
  %t = call x86_amx %p() ; error@3: Return type cannot be x86_amx for indirect call!
  ret void
}
