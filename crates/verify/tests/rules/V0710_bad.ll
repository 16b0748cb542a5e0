; RUN: verify ; error@file: expected string with name of the !prof annotation
define void @f() !prof !0 {
  ret void
}
!0 = !{i64 1, i64 1}
