; RUN: verify --for-llvm 23
define <2 x half> @f(<4 x i8> %v) {
  %r = call <2 x half> @llvm.convert.from.arbitrary.fp.v2f16.v4i8(<4 x i8> %v, metadata !"Float8E4M3") ; error@3: floating-point and integer vector operands must have the same element count
  ret <2 x half> %r
}
