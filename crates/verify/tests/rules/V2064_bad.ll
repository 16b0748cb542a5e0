; RUN: verify --for-llvm 23
define i8 @f(half %v) {
  %r = call i8 @llvm.convert.to.arbitrary.fp.i8.f16(half %v, metadata !"Float8E4M3", metadata !{}, i1 false) ; error@3: rounding mode metadata operand must be a string
  ret i8 %r
}
