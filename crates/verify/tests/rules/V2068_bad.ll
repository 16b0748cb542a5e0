; RUN: verify --for-llvm 23
define half @f(i8 %v) {
  %r = call half @llvm.convert.from.arbitrary.fp.f16.i8(i8 %v, metadata !"Float4E2M1FN") ; error@3: integer type bit width must equal the arbitrary FP format width
  ret half %r
}
