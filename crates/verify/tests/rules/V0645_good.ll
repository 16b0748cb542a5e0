; RUN: verify
declare void @llvm.stackprotector(ptr, ptr)
define void @f(ptr %p) {
  %a = alloca ptr
  call void @llvm.stackprotector(ptr %p, ptr %a)
  ret void
}
