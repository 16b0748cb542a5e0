; RUN: verify ; error@file: Calling convention disallows byval
declare amdgpu_kernel void @f(ptr byval(i32))
