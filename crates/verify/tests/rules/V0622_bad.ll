; RUN: verify
declare void @llvm.assume(i1)
define void @f(ptr %p, i64 %x) {
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8, ptr %p)] ; error@3: third argument should be an integer if present
  ret void
}
