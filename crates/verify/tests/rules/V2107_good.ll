; RUN: verify --for-llvm 23
target triple = "spirv64-unknown-unknown"
define void @f() !reqd_work_group_size !0 {
  ret void
}
!0 = !{i32 1, i64 2, i64 922337203685477580}
