; RUN: verify ; error@file: function must have a single !prof attachment
define void @f() !prof !0 !prof !0 {
  ret void
}
!0 = !{!"function_entry_count", i64 1}
