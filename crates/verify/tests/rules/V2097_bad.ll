; RUN: verify --for-llvm 23 ; error@file: 'amdgpu.buffer.oob.mode' module flag must use 'max' merge behaviour
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdgpu.buffer.oob.mode", i32 1}
