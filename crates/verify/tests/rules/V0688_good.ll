; RUN: verify
declare half @llvm.experimental.constrained.fptrunc.f16.f32(float, metadata, metadata)
define void @f(float %v) strictfp {
  %r = call half @llvm.experimental.constrained.fptrunc.f16.f32(float %v, metadata !"round.dynamic", metadata !"fpexcept.strict")
  ret void
}
