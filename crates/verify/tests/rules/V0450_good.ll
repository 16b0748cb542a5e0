; RUN: verify
declare amdgpu_kernel void @f(ptr)
