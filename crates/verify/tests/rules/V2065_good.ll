; RUN: verify --for-llvm 23
define i8 @f(half %v) {
  %r = call i8 @llvm.convert.to.arbitrary.fp.i8.f16(half %v, metadata !"Float8E4M3", metadata !"round.tonearest", i1 false)
  ret i8 %r
}
