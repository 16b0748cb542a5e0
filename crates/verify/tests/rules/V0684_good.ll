; RUN: verify
declare i32 @llvm.experimental.constrained.lround.i32.f32(float, metadata)
define void @f(float %v) strictfp {
  %r = call i32 @llvm.experimental.constrained.lround.i32.f32(float %v, metadata !"fpexcept.strict")
  ret void
}
