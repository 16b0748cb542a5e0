; RUN: dis
; Seed 001: fpmath.
; LLVM 22 reads it, and its verifier says: fpmath accuracy not a positive number!
define float @f(float %x) {
  %r = fdiv float %x, 3.0, !fpmath !0
  ret float %r
}
!0 = !{ float -2.5 }
