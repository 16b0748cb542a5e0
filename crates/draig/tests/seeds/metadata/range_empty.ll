; RUN: dis
; Seed 001: range.
; LLVM 22 reads it, and its verifier says: The upper and lower limits cannot be the same value
define i8 @f(ptr %x) {
  %a = load i8, ptr %x, !range !0
  ret i8 %a
}
!0 = !{ i8 1, i8 1 }
