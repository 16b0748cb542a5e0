; RUN: verify
declare float @llvm.vector.reduce.add.v2f32(<2 x float>)
define void @f(<2 x float> %v) {
  %r = call float @llvm.vector.reduce.add.v2f32(<2 x float> %v) ; error@3: Intrinsic has incorrect argument type!
  ret void
}
