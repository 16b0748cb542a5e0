; RUN: verify
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
define void @f(ptr %p) {
  %r = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 1)
  ret void
}
