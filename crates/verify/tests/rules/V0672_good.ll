; RUN: verify
declare ptr @llvm.thread.pointer.p0()
define void @f() {
  %r = call ptr @llvm.thread.pointer.p0()
  ret void
}
