; RUN: verify --for-llvm 23
define void @f(ptr %p) {
  %v = atomicrmw add ptr %p, i32 1 monotonic, !amdgpu.expected.active.lanes !0 ; error@3: !amdgpu.expected.active.lanes operand must be an i32 constant
  ret void
}
!0 = !{i64 4}
