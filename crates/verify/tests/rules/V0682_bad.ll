; RUN: verify
declare i32 @llvm.aarch64.stxr.p0(i64, ptr)
define void @f(ptr %p) {
  %r = call i32 @llvm.aarch64.stxr.p0(i64 0, ptr %p) ; error@3: Intrinsic requires elementtype attribute on second argument.
  ret void
}
