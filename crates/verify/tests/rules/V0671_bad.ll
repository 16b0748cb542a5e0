; RUN: verify
declare ptr @llvm.ptrmask.p0.i32(ptr, i32)
define void @f(ptr %p) {
  %r = call ptr @llvm.ptrmask.p0.i32(ptr %p, i32 1) ; error@3: llvm.ptrmask intrinsic second argument bitwidth must match pointer index type size of first argument
  ret void
}
