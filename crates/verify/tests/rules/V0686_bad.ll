; RUN: verify
declare i32 @llvm.experimental.constrained.fptosi.i32.v2f32(<2 x float>, metadata)
define void @f(<2 x float> %v) strictfp {
  %r = call i32 @llvm.experimental.constrained.fptosi.i32.v2f32(<2 x float> %v, metadata !"fpexcept.strict") ; error@3: Intrinsic first argument and result disagree on vector use
  ret void
}
