; RUN: verify ; error@file: Calling convention disallows inalloca
declare amdgpu_ps void @f(ptr inalloca(i32))
