; RUN: verify
declare i64 @llvm.ptrmask.i64.i64(i64, i64)
define void @f() {
  %r = call i64 @llvm.ptrmask.i64.i64(i64 0, i64 1) ; error@3: llvm.ptrmask intrinsic first argument must be pointer or vector of pointers
  ret void
}
