; RUN: verify --for-llvm 23 ; error@file: 'amdgpu.buffer.oob.mode' module flag must be 0, 1, or 2
!llvm.module.flags = !{!0}
!0 = !{i32 7, !"amdgpu.buffer.oob.mode", i32 3}
