; RUN: dis
; Seed 001: range.
; LLVM 22 reads it, and its verifier says: Ranges are only for loads, calls and invokes!
define void @f(ptr %x) {
  store i8 0, ptr %x, !range !0
  ret void
}
!0 = !{ i8 0, i8 2 }
