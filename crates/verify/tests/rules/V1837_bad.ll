; RUN: verify
declare <4 x i16> @llvm.vp.trunc.v4i16.v2i32(<2 x i32>, <4 x i1>, i32)
define void @f(<2 x i32> %v, <4 x i1> %m) {
  %r = call <4 x i16> @llvm.vp.trunc.v4i16.v2i32(<2 x i32> %v, <4 x i1> %m, i32 2) ; error@3: VP cast intrinsic first argument and result vector lengths must be equal
  ret void
}
