; RUN: verify ; error@file: Calling convention disallows preallocated
declare amdgpu_ps void @f(ptr preallocated(i32))
