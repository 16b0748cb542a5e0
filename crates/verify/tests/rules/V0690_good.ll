; RUN: verify
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
define void @f(float %v) strictfp {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %v, float %v, metadata !"round.dynamic", metadata !"fpexcept.strict")
  ret void
}
