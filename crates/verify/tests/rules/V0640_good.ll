; RUN: verify
declare void @llvm.init.trampoline(ptr, ptr, ptr)
define void @f(ptr %p) {
  call void @llvm.init.trampoline(ptr %p, ptr @f, ptr %p)
  ret void
}
