; RUN: verify
declare void @llvm.amdgcn.s.prefetch.data.p3(ptr addrspace(3), i32)
define void @f(ptr addrspace(3) %p) {
  call void @llvm.amdgcn.s.prefetch.data.p3(ptr addrspace(3) %p, i32 0) ; error@3: llvm.amdgcn.s.prefetch.data only supports global or constant memory
  ret void
}
