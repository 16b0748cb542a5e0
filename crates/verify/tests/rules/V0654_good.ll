; RUN: verify
declare void @llvm.experimental.deoptimize.isVoid(...)
define void @f() {
  call void (...) @llvm.experimental.deoptimize.isVoid() ["deopt"()]
  ret void
}
