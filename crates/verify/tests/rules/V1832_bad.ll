; RUN: verify
declare <4 x float> @llvm.matrix.multiply.v4f32.v2i32.v2f32(<2 x i32>, <2 x float>, i32, i32, i32)
define void @f(<2 x float> %v, <2 x i32> %i) {
  %r = call <4 x float> @llvm.matrix.multiply.v4f32.v2i32.v2f32(<2 x i32> %i, <2 x float> %v, i32 2, i32 1, i32 2) ; error@3: Vector element type mismatch of the result and first operand vector!
  ret void
}
