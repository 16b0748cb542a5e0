; RUN: verify ; error@file: expected a constant integer operand for !kcfi_type
define void @f() !kcfi_type !0 {
  ret void
}
!0 = !{float 0.0}
