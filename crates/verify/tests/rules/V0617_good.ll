; RUN: verify
declare void @llvm.assume(i1)
define void @f(ptr %p, i64 %x) {
  call void @llvm.assume(i1 true) ["separate_storage"(ptr %p, ptr null)]
  ret void
}
