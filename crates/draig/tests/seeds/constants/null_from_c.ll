; RUN: dis
; Seed 004: Constant: null pointers.
define dso_local noundef i8* @_Z3foov() #0 {
  ret i8* null
}
attributes #0 = { nounwind }
