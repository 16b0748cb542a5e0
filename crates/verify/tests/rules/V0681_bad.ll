; RUN: verify
declare ptr @llvm.preserve.array.access.index.p0.p0(ptr, i32, i32)
define void @f(ptr %p) {
  %r = call ptr @llvm.preserve.array.access.index.p0.p0(ptr %p, i32 0, i32 0) ; error@3: Intrinsic requires elementtype attribute on first argument.
  ret void
}
