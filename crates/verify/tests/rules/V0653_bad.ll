; RUN: verify
declare void @llvm.experimental.guard(i1, ...)
define void @f() {
  call void (i1, ...) @llvm.experimental.guard(i1 true) ; error@3: experimental_guard must have exactly one "deopt" operand bundle
  ret void
}
