; RUN: verify --for-llvm 23 ; error@file: reqd_work_group_size operands must fit in 64 bits
target triple = "spirv64-unknown-unknown"
define void @f() !reqd_work_group_size !0 {
  ret void
}
!0 = !{i32 1, i32 1, i128 18446744073709551616}
