; RUN: verify --for-llvm 23 ; error@file: reqd_work_group_size requires amdgpu-flat-work-group-size
target triple = "amdgcn-amd-amdhsa"
define void @f() !reqd_work_group_size !0 {
  ret void
}
!0 = !{i32 32, i32 2, i32 1}
