; RUN: verify
define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c) {
  %m = alloca target("spirv.Image")
  ret void
}
