; RUN: verify
define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c) {
  %m = alloca swifterror ptr, i32 2 ; error@3: swifterror alloca must not be array allocation
  ret void
}
