; RUN: verify --for-llvm 23
define void @f(ptr addrspace(1) %g, ptr addrspace(3) %l) {
  call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %g, ptr addrspace(3) %l, i32 3, i32 0, i32 0) ; error@3: invalid data size for load-to-LDS intrinsic; must be 1, 2, 4, 12, or 16
  ret void
}
