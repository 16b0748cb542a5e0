; RUN: verify
declare <2 x i1> @llvm.experimental.vector.match.v2f32.v4f32(<2 x float>, <4 x float>, <2 x i1>)
define void @f(<2 x float> %a, <4 x float> %b, <2 x i1> %m) {
  %r = call <2 x i1> @llvm.experimental.vector.match.v2f32.v4f32(<2 x float> %a, <4 x float> %b, <2 x i1> %m) ; error@3: First operand must be a vector of integers.
  ret void
}
