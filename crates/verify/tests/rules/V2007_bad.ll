; RUN: verify
declare void @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr, i32, i32, i32, i32 immarg, ...)
define void @f(ptr inreg %p, i32 inreg %s, i32 %v) {
  call void (ptr, i32, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr %p, i32 0, i32 inreg %s, i32 %v, i32 0) ; error@3: Intrinsic cannot be called from functions with this calling convention
  unreachable
}
define amdgpu_ps void @pixels(ptr inreg %p, i32 inreg %s, i32 %v) {
  call void (ptr, i32, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr %p, i32 0, i32 inreg %s, i32 %v, i32 0) ; error@3: Intrinsic cannot be called from functions with this calling convention
  unreachable
}
define amdgpu_gfx void @other(ptr inreg %p, i32 inreg %s, i32 %v) {
  call void (ptr, i32, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr %p, i32 0, i32 inreg %s, i32 %v, i32 0) ; error@3: Intrinsic cannot be called from functions with this calling convention
  unreachable
}
