; RUN: dis
; Seed 000: Function attributes.
declare void @h() "dontcall-error"="reason"
define void @f() {
  call void @h(), !srcloc !0
  ret void
}
!0 = !{i32 1}
