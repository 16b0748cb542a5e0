; RUN: verify --for-llvm 23 ; error@file: reqd_work_group_size operands must be integer constants
target triple = "spirv64-unknown-unknown"
define void @f() !reqd_work_group_size !0 {
  ret void
}
!0 = !{i32 32, i32 2, !"1"}
