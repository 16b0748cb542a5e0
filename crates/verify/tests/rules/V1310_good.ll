; RUN: verify
define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c, target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %t) {
  call void %p(i32 0)
  call void %p(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %t)
  ret void
}
