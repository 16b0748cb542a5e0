; RUN: verify
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define void @f(ptr %p) {
  call void @llvm.prefetch.p0(ptr %p, i32 2, i32 3, i32 1) ; error@3: rw argument to llvm.prefetch must be 0-1
  ret void
}
