; RUN: verify
declare <4 x float> @llvm.matrix.multiply.v4f32.v2f32.v2f32(<2 x float>, <2 x float>, i32, i32, i32)
define void @f(<2 x float> %v) {
  %r = call <4 x float> @llvm.matrix.multiply.v4f32.v2f32.v2f32(<2 x float> %v, <2 x float> %v, i32 2, i32 1, i32 2)
  ret void
}
