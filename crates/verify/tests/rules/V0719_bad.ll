; RUN: verify ; error@file: !kcfi_type operand must not be null
define void @f() !kcfi_type !0 {
  ret void
}
!0 = !{null}
