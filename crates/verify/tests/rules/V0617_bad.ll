; RUN: verify
declare void @llvm.assume(i1)
define void @f(ptr %p, i64 %x) {
  call void @llvm.assume(i1 true) ["separate_storage"(ptr %p, i64 %x)] ; error@3: arguments to separate_storage assumptions should be pointers
  ret void
}
