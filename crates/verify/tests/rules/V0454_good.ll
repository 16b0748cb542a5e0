; RUN: verify
declare amdgpu_kernel void @f(ptr addrspace(4) byref(i32))
