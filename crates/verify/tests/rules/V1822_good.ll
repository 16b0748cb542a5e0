; RUN: verify
declare <4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32>, <2 x i32>, i64)
define void @f(<4 x i32> %v, <2 x i32> %w) {
  %r = call <4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32> %v, <2 x i32> %w, i64 2)
  ret void
}
