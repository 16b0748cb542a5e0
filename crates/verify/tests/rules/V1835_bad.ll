; RUN: verify
declare <4 x float> @llvm.matrix.column.major.load.v4f32.i128(ptr, i128, i1, i32, i32)
define void @f(ptr %p) {
  %r = call <4 x float> @llvm.matrix.column.major.load.v4f32.i128(ptr %p, i128 2, i1 false, i32 2, i32 2) ; error@3: Stride bitwidth cannot exceed 64!
  ret void
}
