; RUN: verify --for-llvm 23
define void @f(ptr addrspace(1) %g) {
  %r = call <4 x i32> @llvm.amdgcn.av.load.b128.p1(ptr addrspace(1) %g, metadata !{!"agent"})
  ret void
}
