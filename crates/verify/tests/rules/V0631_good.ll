; RUN: verify
declare <2 x i8> @llvm.ucmp.v2i8.v2i32(<2 x i32>, <2 x i32>)
define void @f(<2 x i32> %v) {
  %r = call <2 x i8> @llvm.ucmp.v2i8.v2i32(<2 x i32> %v, <2 x i32> %v)
  ret void
}
