; RUN: verify ; error@file: Calling convention does not allow sret
declare amdgpu_kernel void @f(ptr sret(i32))
