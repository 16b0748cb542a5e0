; RUN: dis
; Seed 001: llvm.access.group.
define i32 @f(i32* %arrayidx) {
  %val = load i32, i32* %arrayidx, !llvm.access.group !0
  ret i32 %val
}
!0 = !{!1, !2}
!1 = distinct !{}
!2 = distinct !{}
