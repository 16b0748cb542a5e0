; RUN: verify
declare <2 x i32> @llvm.vector.splice.left.v2i32(<2 x i32>, <2 x i32>, i32)
define void @f(<2 x i32> %v) {
  %r = call <2 x i32> @llvm.vector.splice.left.v2i32(<2 x i32> %v, <2 x i32> %v, i32 2) ; error@3: The splice index exceeds the range [0, VL-1] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.
  ret void
}
