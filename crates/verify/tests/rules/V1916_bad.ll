; RUN: verify
declare void @llvm.gcroot(ptr, ptr)
define void @f(ptr %p) gc "shadow-stack" {
  %a = alloca ptr
  %i = alloca i32
  call void @llvm.gcroot(ptr %i, ptr null) ; error@3: llvm.gcroot parameter #1 must either be a pointer alloca, or argument #2 must be a non-null constant.
  ret void
}
