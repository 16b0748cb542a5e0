; RUN: verify
declare float @llvm.experimental.constrained.fpext.f32.f32(float, metadata)
define void @f(float %v) strictfp {
  %r = call float @llvm.experimental.constrained.fpext.f32.f32(float %v, metadata !"fpexcept.strict") ; error@3: Intrinsic first argument's type must be smaller than result type
  ret void
}
