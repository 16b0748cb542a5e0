; RUN: verify
declare <2 x float> @llvm.vp.fpext.v2f32.v2f16(<2 x half>, <2 x i1>, i32)
define void @f(<2 x half> %v, <2 x i1> %m) {
  %r = call <2 x float> @llvm.vp.fpext.v2f32.v2f16(<2 x half> %v, <2 x i1> %m, i32 2)
  ret void
}
