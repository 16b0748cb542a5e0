; RUN: verify
declare <2 x float> @llvm.vp.sitofp.v2f32.v2f32(<2 x float>, <2 x i1>, i32)
define void @f(<2 x float> %v, <2 x i1> %m) {
  %r = call <2 x float> @llvm.vp.sitofp.v2f32.v2f32(<2 x float> %v, <2 x i1> %m, i32 2) ; error@3: llvm.vp.uitofp or llvm.vp.sitofp intrinsic first argument element type must be integer and result element type must be floating-point
  ret void
}
