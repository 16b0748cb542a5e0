; RUN: verify
define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c) {
  %m = alloca swifterror i32 ; error@3: swifterror alloca must have pointer type
  ret void
}
