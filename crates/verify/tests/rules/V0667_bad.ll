; RUN: verify
declare ptr @llvm.invariant.start.p0(i64, ptr)
define void @f(ptr %p) {
  %r = call ptr @llvm.invariant.start.p0(i64 -2, ptr %p) ; error@3: invariant_start parameter must be -1, 0 or a positive number
  ret void
}
