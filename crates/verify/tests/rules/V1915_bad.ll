; RUN: verify
declare void @llvm.gcroot(ptr, ptr)
define void @f(ptr %p) gc "shadow-stack" {
  %a = alloca ptr
  %i = alloca i32
  call void @llvm.gcroot(ptr %a, ptr %p) ; error@3: llvm.gcroot parameter #2 must be a constant.
  ret void
}
