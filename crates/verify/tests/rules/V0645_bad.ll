; RUN: verify
declare void @llvm.stackprotector(ptr, ptr)
define void @f(ptr %p) {
  %a = alloca ptr
  call void @llvm.stackprotector(ptr %p, ptr %p) ; error@3: llvm.stackprotector parameter #2 must resolve to an alloca.
  ret void
}
