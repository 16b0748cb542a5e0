; RUN: verify
declare <2 x i32> @llvm.experimental.vp.splice.v2i32(<2 x i32>, <2 x i32>, i32, <2 x i1>, i32, i32)
define void @f(<2 x i32> %v, <2 x i1> %m) {
  %r = call <2 x i32> @llvm.experimental.vp.splice.v2i32(<2 x i32> %v, <2 x i32> %v, i32 -3, <2 x i1> %m, i32 2, i32 2) ; error@3: The splice index exceeds the range [-VL, VL-1] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.
  ret void
}
