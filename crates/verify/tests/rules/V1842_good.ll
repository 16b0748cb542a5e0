; RUN: verify
declare <2 x i32> @llvm.vp.fptosi.v2i32.v2f32(<2 x float>, <2 x i1>, i32)
define void @f(<2 x float> %v, <2 x i1> %m) {
  %r = call <2 x i32> @llvm.vp.fptosi.v2i32.v2f32(<2 x float> %v, <2 x i1> %m, i32 2)
  ret void
}
