; RUN: verify ; error@file: expected a constant operand for !kcfi_type
define void @f() !kcfi_type !0 {
  ret void
}
!0 = !{!"x"}
