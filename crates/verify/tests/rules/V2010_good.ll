; RUN: verify
declare void @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr, i32, i32, i32, i32 immarg, ...)
declare void @llvm.amdgcn.unreachable()
define amdgpu_cs void @f(ptr inreg %p, i32 inreg %s, i32 %v) {
  call void (ptr, i32, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr %p, i32 0, i32 inreg %s, i32 %v, i32 0)
  unreachable
}
define amdgpu_cs void @g(ptr inreg %p, i32 inreg %s, i32 %v) {
  call void (ptr, i32, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr %p, i32 0, i32 inreg %s, i32 %v, i32 0)
  call void @llvm.amdgcn.unreachable()
  ret void
}
