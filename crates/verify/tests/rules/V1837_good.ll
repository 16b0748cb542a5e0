; RUN: verify
declare <2 x i16> @llvm.vp.trunc.v2i16.v2i32(<2 x i32>, <2 x i1>, i32)
define void @f(<2 x i32> %v, <2 x i1> %m) {
  %r = call <2 x i16> @llvm.vp.trunc.v2i16.v2i32(<2 x i32> %v, <2 x i1> %m, i32 2)
  ret void
}
