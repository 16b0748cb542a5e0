; RUN: verify
declare amdgpu_gfx_whole_wave void @f(i1)
