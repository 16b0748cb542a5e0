; RUN: verify
declare double @llvm.experimental.constrained.fpext.f64.f32(float, metadata)
define void @f(float %v) strictfp {
  %r = call double @llvm.experimental.constrained.fpext.f64.f32(float %v, metadata !"fpexcept.strict")
  ret void
}
