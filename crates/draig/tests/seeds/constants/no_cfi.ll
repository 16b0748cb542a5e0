; RUN: dis
; Seed 002: No CFI.
@g = global ptr no_cfi @func
declare void @func()
define void @f() {
  call void no_cfi @func()
  ret void
}
