; RUN: verify
declare <2 x i16> @llvm.vector.extract.v2i16.v4i32(<4 x i32>, i64)
define void @f(<4 x i32> %v, <2 x i32> %w) {
  %r = call <2 x i16> @llvm.vector.extract.v2i16.v4i32(<4 x i32> %v, i64 0) ; error@3: vector_extract result must have the same element type as the input vector.
  ret void
}
