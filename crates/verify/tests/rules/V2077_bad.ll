; RUN: verify --for-llvm 23
define void @f(ptr addrspace(1) %g) {
  %r = call <4 x i32> @llvm.amdgcn.av.load.b128.p1(ptr addrspace(1) %g, metadata i32 0) ; error@3: the last argument to av load/store intrinsics must be a metadata string
  ret void
}
