; RUN: dis
; Seed 004: Void Type.
define dso_local void @foo() #0 {
  ret void
}
attributes #0 = { nounwind }
