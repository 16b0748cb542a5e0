; RUN: verify
declare void @llvm.assume(i1)
define void @f(ptr %p, i64 %x) {
  call void @llvm.assume(i1 true) ["separate_storage"(ptr %p)] ; error@3: separate_storage assumptions should have 2 arguments
  ret void
}
