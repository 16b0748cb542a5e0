; RUN: verify
declare <2 x i64> @llvm.lrint.v2i64.v2f32(<2 x float>)
define void @f(<2 x float> %v) {
  %r = call <2 x i64> @llvm.lrint.v2i64.v2f32(<2 x float> %v)
  ret void
}
