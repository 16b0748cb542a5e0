; RUN: verify
declare <4 x i32> @llvm.vector.insert.v4i32.v2i16(<4 x i32>, <2 x i16>, i64)
define void @f(<4 x i32> %v, <2 x i16> %w) {
  %r = call <4 x i32> @llvm.vector.insert.v4i32.v2i16(<4 x i32> %v, <2 x i16> %w, i64 0) ; error@3: vector_insert parameters must have the same element type.
  ret void
}
