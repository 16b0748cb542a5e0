; RUN: verify
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata)
define void @f(float %v) strictfp {
  %r = call i1 @llvm.experimental.constrained.fcmp.f32(float %v, float %v, metadata !"oeq", metadata !"fpexcept.strict")
  ret void
}
