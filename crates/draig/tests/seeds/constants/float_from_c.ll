; RUN: dis
; Seed 004: Constant: floating point.
define dso_local noundef float @_Z3foov() #0 {
  ret float 0x3FF19999A0000000
}
attributes #0 = { nounwind }
