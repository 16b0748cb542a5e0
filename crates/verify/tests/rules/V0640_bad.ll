; RUN: verify
declare void @llvm.init.trampoline(ptr, ptr, ptr)
define void @f(ptr %p) {
  call void @llvm.init.trampoline(ptr %p, ptr %p, ptr %p) ; error@3: llvm.init_trampoline parameter #2 must resolve to a function.
  ret void
}
