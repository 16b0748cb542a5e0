; RUN: verify
define void @f() !prof !0 {
  ret void
}
define void @g() {
  call void @f(), !prof !1
  ret void
}
!0 = !{!"function_entry_count", i64 1}
!1 = !{!"branch_weights", i32 1}
