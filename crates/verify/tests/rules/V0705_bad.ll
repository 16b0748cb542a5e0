; RUN: verify ; error@file: function declaration may not have a !prof attachment
declare !prof !0 void @f()
!0 = !{!"function_entry_count", i64 1}
