; RUN: verify --for-llvm 23
define void @f(ptr %p) {
  %v = atomicrmw add ptr %p, i32 1 monotonic, !amdgpu.expected.active.lanes !0 ; error@3: !amdgpu.expected.active.lanes must have exactly one operand
  ret void
}
!0 = !{}
