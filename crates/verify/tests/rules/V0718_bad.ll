; RUN: verify ; error@file: !kcfi_type must have exactly one operand
define void @f() !kcfi_type !0 {
  ret void
}
!0 = !{}
