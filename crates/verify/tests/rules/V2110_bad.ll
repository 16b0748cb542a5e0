; RUN: verify --for-llvm 23 ; error@file: amdgpu-flat-work-group-size must equal the product of reqd_work_group_size operands
target triple = "amdgcn-amd-amdhsa"
define void @f() "amdgpu-flat-work-group-size"="1,64" !reqd_work_group_size !0 {
  ret void
}
!0 = !{i32 32, i32 2, i32 1}
