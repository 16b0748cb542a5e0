; RUN: verify ; error@file: Calling convention disallows stack byref
declare amdgpu_kernel void @f(ptr byref(i32))
