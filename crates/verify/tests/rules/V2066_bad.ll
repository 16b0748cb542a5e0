; RUN: verify --for-llvm 23
define <2 x half> @f(i8 %v) {
  %r = call <2 x half> @llvm.convert.from.arbitrary.fp.v2f16.i8(i8 %v, metadata !"Float8E4M3") ; error@3: if floating-point operand is a vector, integer operand must also be a vector
  ret <2 x half> %r
}
