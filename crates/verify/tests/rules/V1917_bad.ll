; RUN: verify
declare void @llvm.gcroot(ptr, ptr)
define void @f() {
  %a = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr null) ; error@3: Enclosing function does not use GC.
  ret void
}
