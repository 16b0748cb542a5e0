; RUN: verify
declare <4 x i32> @llvm.vector.partial.reduce.add.v4i32.v6i32(<4 x i32>, <6 x i32>)
define void @f(<4 x i32> %v, <6 x i32> %w) {
  %r = call <4 x i32> @llvm.vector.partial.reduce.add.v4i32.v6i32(<4 x i32> %v, <6 x i32> %w) ; error@3: Invalid vector widths for partial reduction. The width of the input vector must be a positive integer multiple of the width of the accumulator vector.
  ret void
}
