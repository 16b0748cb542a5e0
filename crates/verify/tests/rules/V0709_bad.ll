; RUN: verify ; error@file: first operand should not be null
define void @f() !prof !0 {
  ret void
}
!0 = !{null, i64 1}
