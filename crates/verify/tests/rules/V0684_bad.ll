; RUN: verify
declare <2 x i32> @llvm.experimental.constrained.lround.v2i32.v2f32(<2 x float>, metadata)
define void @f(<2 x float> %v) strictfp {
  %r = call <2 x i32> @llvm.experimental.constrained.lround.v2i32.v2f32(<2 x float> %v, metadata !"fpexcept.strict") ; error@3: Intrinsic does not support vectors
  ret void
}
