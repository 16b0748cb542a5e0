; RUN: verify --for-llvm 23
define i8 @f(half %v) {
  %r = call i8 @llvm.convert.to.arbitrary.fp.i8.f16(half %v, metadata !"Float7E3M3", metadata !"round.tonearest", i1 false) ; error@3: unsupported interpretation metadata string
  ret i8 %r
}
