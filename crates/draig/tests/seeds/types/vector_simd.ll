; RUN: dis
; Seed 004: Vector Type.
define dso_local noundef <8 x float> @_Z13_mm256_abs_psDv8_f(<8 x float> noundef %0) local_unnamed_addr #0 {
  %2 = fcmp olt <8 x float> %0, zeroinitializer
  %3 = fsub <8 x float> zeroinitializer, %0
  %4 = select <8 x i1> %2, <8 x float> %3, <8 x float> %0
  ret <8 x float> %4
}
attributes #0 = { nounwind }
