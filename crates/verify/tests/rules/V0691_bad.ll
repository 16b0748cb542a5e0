; RUN: verify
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
define void @f(float %v) strictfp {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %v, float %v, metadata !"none", metadata !"fpexcept.strict") ; error@3: invalid rounding mode argument
  ret void
}
