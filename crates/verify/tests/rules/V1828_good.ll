; RUN: verify
declare <4 x i32> @llvm.vector.partial.reduce.add.v4i32.v8i32(<4 x i32>, <8 x i32>)
define void @f(<4 x i32> %v, <8 x i32> %w) {
  %r = call <4 x i32> @llvm.vector.partial.reduce.add.v4i32.v8i32(<4 x i32> %v, <8 x i32> %w)
  ret void
}
