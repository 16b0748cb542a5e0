; RUN: verify
declare ptr @llvm.preserve.array.access.index.p0.p0(ptr, i32, i32)
define void @f(ptr %p) {
  %r = call ptr @llvm.preserve.array.access.index.p0.p0(ptr elementtype([2 x i32]) %p, i32 0, i32 0)
  ret void
}
