; RUN: verify
declare void @g()
define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c) {
  call amdgpu_kernel void @g() ; error@3: calling convention does not permit calls
  ret void
}
