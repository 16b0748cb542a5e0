; RUN: verify
declare i32 @llvm.amdgcn.call.whole.wave.i32.p0(ptr, ...)
define void @f(i32 %x) {
  %r = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32.p0(ptr @w, i32 %x)
  ret void
}
declare amdgpu_gfx_whole_wave i32 @w(i1, i32)
