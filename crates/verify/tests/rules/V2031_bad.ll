; RUN: verify
declare i32 @llvm.amdgcn.cooperative.atomic.load.32x4B.p3(ptr addrspace(3), i32, metadata)
define void @f(ptr addrspace(3) %p) {
  %r = call i32 @llvm.amdgcn.cooperative.atomic.load.32x4B.p3(ptr addrspace(3) %p, i32 0, metadata !0) ; error@3: cooperative atomic intrinsics require a generic or global pointer
  ret void
}
!0 = !{!"agent"}
!1 = !{i32 1}
