; RUN: verify
declare ptr @llvm.ptrmask.p0.v2i64(ptr, <2 x i64>)
define void @f(ptr %p) {
  %r = call ptr @llvm.ptrmask.p0.v2i64(ptr %p, <2 x i64> zeroinitializer) ; error@3: llvm.ptrmask intrinsic arguments must be both scalars or both vectors
  ret void
}
