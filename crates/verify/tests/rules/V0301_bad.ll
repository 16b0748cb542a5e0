; RUN: verify
define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c) {
  %m = alloca target("amdgcn.named.barrier", 0) ; error@3: Alloca has illegal target extension type
  ret void
}
