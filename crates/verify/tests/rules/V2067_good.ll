; RUN: verify --for-llvm 23
define <2 x half> @f(<2 x i8> %v) {
  %r = call <2 x half> @llvm.convert.from.arbitrary.fp.v2f16.v2i8(<2 x i8> %v, metadata !"Float8E4M3")
  ret <2 x half> %r
}
