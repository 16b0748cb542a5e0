; RUN: verify
declare void @llvm.amdgcn.s.prefetch.data.p1(ptr addrspace(1), i32)
define void @f(ptr addrspace(1) %p) {
  call void @llvm.amdgcn.s.prefetch.data.p1(ptr addrspace(1) %p, i32 0)
  ret void
}
