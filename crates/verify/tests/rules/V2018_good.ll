; RUN: verify
declare amdgpu_gfx_whole_wave i32 @w(i1, i32)
declare amdgpu_gfx_whole_wave i32 @wi(i1, i32 inreg)
declare i32 @n(i1, i32)
declare i32 @llvm.amdgcn.call.whole.wave.i32.p0(ptr, ...)
define void @f(ptr %p, i32 %x, i64 %y) {
  %r = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32.p0(ptr @w, i32 %x)
  ret void
}
