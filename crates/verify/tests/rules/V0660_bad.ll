; RUN: verify
declare void @llvm.va_start.p0(ptr)
define void @f(ptr %p) {
  call void @llvm.va_start.p0(ptr %p) ; error@3: va_start called in a non-varargs function
  ret void
}
