; RUN: verify
declare <4 x float> @llvm.matrix.transpose.v4f32(<4 x float>, i32, i32)
define void @f(<4 x float> %v) {
  %r = call <4 x float> @llvm.matrix.transpose.v4f32(<4 x float> %v, i32 2, i32 2)
  ret void
}
