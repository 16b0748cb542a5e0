; RUN: verify
declare void @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr, i32, i32, i32, i32 immarg, ...)
define amdgpu_vs void @vs(ptr inreg %p, i32 inreg %s, i32 %v) {
  call void (ptr, i32, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr %p, i32 0, i32 inreg %s, i32 %v, i32 0)
  unreachable
}
define amdgpu_gs void @gs(ptr inreg %p, i32 inreg %s, i32 %v) {
  call void (ptr, i32, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr %p, i32 0, i32 inreg %s, i32 %v, i32 0)
  unreachable
}
define amdgpu_cs void @cs(ptr inreg %p, i32 inreg %s, i32 %v) {
  call void (ptr, i32, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr %p, i32 0, i32 inreg %s, i32 %v, i32 0)
  unreachable
}
define amdgpu_hs void @hs(ptr inreg %p, i32 inreg %s, i32 %v) {
  call void (ptr, i32, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr %p, i32 0, i32 inreg %s, i32 %v, i32 0)
  unreachable
}
define amdgpu_ls void @ls(ptr inreg %p, i32 inreg %s, i32 %v) {
  call void (ptr, i32, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr %p, i32 0, i32 inreg %s, i32 %v, i32 0)
  unreachable
}
define amdgpu_es void @es(ptr inreg %p, i32 inreg %s, i32 %v) {
  call void (ptr, i32, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr %p, i32 0, i32 inreg %s, i32 %v, i32 0)
  unreachable
}
define amdgpu_cs_chain void @cs_chain(ptr inreg %p, i32 inreg %s, i32 %v) {
  call void (ptr, i32, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr %p, i32 0, i32 inreg %s, i32 %v, i32 0)
  unreachable
}
define amdgpu_cs_chain_preserve void @cs_chain_preserve(ptr inreg %p, i32 inreg %s, i32 %v) {
  call void (ptr, i32, i32, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i32.i32.i32(ptr %p, i32 0, i32 inreg %s, i32 %v, i32 0)
  unreachable
}
