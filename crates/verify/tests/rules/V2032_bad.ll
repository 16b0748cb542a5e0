; RUN: verify
declare i32 @llvm.amdgcn.cooperative.atomic.load.32x4B.p1(ptr addrspace(1), i32, metadata)
define void @f(ptr addrspace(1) %p) {
  %r = call i32 @llvm.amdgcn.cooperative.atomic.load.32x4B.p1(ptr addrspace(1) %p, i32 0, metadata !1) ; error@3: cooperative atomic intrinsics require that the last argument is a metadata string
  ret void
}
!0 = !{!"agent"}
!1 = !{i32 1}
