; RUN: verify
declare i64 @llvm.ctpop.i64(i64, ...)
define void @f() {
  %r = call i64 (i64, ...) @llvm.ctpop.i64(i64 0) ; error@3: Intrinsic was not defined with variable arguments!
  ret void
}
