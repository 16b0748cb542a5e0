; RUN: verify --for-llvm 23
define void @f(ptr addrspace(1) %g, ptr addrspace(3) %l) {
  call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %g, ptr addrspace(3) %l, i32 4, i32 0, i32 0)
  ret void
}
