; RUN: dis
; Seed 004: Constant: vectors of data.
define dso_local noundef <8 x float> @_Z3foov() local_unnamed_addr #0 {
  ret <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
}
attributes #0 = { nounwind }
