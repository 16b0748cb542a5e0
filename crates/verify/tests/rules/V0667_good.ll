; RUN: verify
declare ptr @llvm.invariant.start.p0(i64, ptr)
define void @f(ptr %p) {
  %r = call ptr @llvm.invariant.start.p0(i64 -1, ptr %p)
  ret void
}
