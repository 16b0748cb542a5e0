; RUN: verify --for-llvm 23
define void @f(ptr %p) {
  %v = atomicrmw add ptr %p, i32 1 monotonic, !amdgpu.expected.active.lanes !0
  ret void
}
!0 = !{i32 4}
