; RUN: dis
; Seed 001: llvm.access.group.
define i32 @f(ptr %p) {
  %val = load i32, ptr %p, !llvm.access.group !0
  ret i32 %val
}
!0 = !{}
