; RUN: verify --for-llvm 23
define i8 @f(half %v) {
  %r = call i8 @llvm.convert.to.arbitrary.fp.i8.f16(half %v, metadata !{}, metadata !"round.tonearest", i1 false) ; error@3: interpretation metadata operand must be a string
  ret i8 %r
}
