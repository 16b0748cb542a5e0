; RUN: verify
declare float @llvm.experimental.constrained.fptrunc.f32.f32(float, metadata, metadata)
define void @f(float %v) strictfp {
  %r = call float @llvm.experimental.constrained.fptrunc.f32.f32(float %v, metadata !"round.dynamic", metadata !"fpexcept.strict") ; error@3: Intrinsic first argument's type must be larger than result type
  ret void
}
