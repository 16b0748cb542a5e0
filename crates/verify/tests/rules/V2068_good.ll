; RUN: verify --for-llvm 23
define half @f(i4 %v) {
  %r = call half @llvm.convert.from.arbitrary.fp.f16.i4(i4 %v, metadata !"Float4E2M1FN")
  ret half %r
}
