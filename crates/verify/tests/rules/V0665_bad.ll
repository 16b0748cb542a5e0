; RUN: verify
declare <4 x i64> @llvm.lrint.v4i64.v2f32(<2 x float>)
define void @f(<2 x float> %v) {
  %r = call <4 x i64> @llvm.lrint.v4i64.v2f32(<2 x float> %v) ; error@3: llvm.lrint.v4i64.v2f32: argument must be same length as result
  ret void
}
