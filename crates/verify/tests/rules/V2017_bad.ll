; RUN: verify ; error@file: Calling convention does not support varargs or perfect forwarding!
declare i32 @llvm.amdgcn.call.whole.wave.i32.p0(ptr, ...)
define void @f(i32 %x) {
  %r = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32.p0(ptr @w) ; error@3: Variadic whole wave calls are not allowed
  ret void
}
declare amdgpu_gfx_whole_wave i32 @w(i1, ...)
