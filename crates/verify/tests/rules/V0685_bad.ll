; RUN: verify
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata)
define void @f(float %v) strictfp {
  %r = call i1 @llvm.experimental.constrained.fcmp.f32(float %v, float %v, metadata !"true", metadata !"fpexcept.strict") ; error@3: invalid predicate for constrained FP comparison intrinsic
  ret void
}
