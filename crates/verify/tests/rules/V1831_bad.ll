; RUN: verify
declare <4 x ptr> @llvm.matrix.transpose.v4p0(<4 x ptr>, i32, i32)
define void @f(<4 x ptr> %v) {
  %r = call <4 x ptr> @llvm.matrix.transpose.v4p0(<4 x ptr> %v, i32 2, i32 2) ; error@3: Result type must be an integer or floating-point type!
  ret void
}
