; RUN: verify ; error@file: Calling convention requires first argument to be i1
declare i32 @llvm.amdgcn.call.whole.wave.i32.p0(ptr, ...)
define void @f(i32 %x) {
  %r = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32.p0(ptr @w, i32 %x) ; error@3: Callee must have i1 as its first argument
  ret void
}
declare amdgpu_gfx_whole_wave i32 @w(i32, i32)
