; RUN: verify ; error@file: Calling convention requires first argument to be i1
declare amdgpu_gfx_whole_wave void @f(i32)
