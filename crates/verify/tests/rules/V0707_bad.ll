; RUN: verify ; error@file: function must have a single !kcfi_type attachment
define void @f() !kcfi_type !0 !kcfi_type !0 {
  ret void
}
!0 = !{i32 1}
