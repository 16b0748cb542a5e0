; RUN: verify
declare <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32>, i64)
define void @f(<4 x i32> %v, <2 x i32> %w) {
  %r = call <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32> %v, i64 1) ; error@3: vector_extract index must be a constant multiple of the result type's known minimum vector length.
  ret void
}
