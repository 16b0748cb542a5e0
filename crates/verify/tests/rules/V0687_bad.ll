; RUN: verify
declare <4 x i32> @llvm.experimental.constrained.fptosi.v4i32.v2f32(<2 x float>, metadata)
define void @f(<2 x float> %v) strictfp {
  %r = call <4 x i32> @llvm.experimental.constrained.fptosi.v4i32.v2f32(<2 x float> %v, metadata !"fpexcept.strict") ; error@3: Intrinsic first argument and result vector lengths must be equal
  ret void
}
