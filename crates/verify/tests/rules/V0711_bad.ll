; RUN: verify ; error@file: first operand should be 'function_entry_count' or 'synthetic_function_entry_count'
define void @f() !prof !0 {
  ret void
}
!0 = !{!"count", i64 1}
