; RUN: verify
declare void @llvm.experimental.guard(i1, ...)
define void @f() {
  call void (i1, ...) @llvm.experimental.guard(i1 true) ["deopt"()]
  ret void
}
