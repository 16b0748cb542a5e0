; RUN: verify
declare <2 x i32> @llvm.vector.splice.right.v2i32(<2 x i32>, <2 x i32>, i32)
define void @f(<2 x i32> %v) {
  %r = call <2 x i32> @llvm.vector.splice.right.v2i32(<2 x i32> %v, <2 x i32> %v, i32 2)
  ret void
}
