; RUN: verify
declare void @llvm.assume(i1)
define void @f(ptr %p, i64 %x) {
  call void @llvm.assume(i1 true) ["nothing"(ptr %p)] ; error@3: tags must be valid attribute names
  ret void
}
