; RUN: verify
define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c) {
  %t = call i32 %p()
  %u = call target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %p()
  ret void
}
