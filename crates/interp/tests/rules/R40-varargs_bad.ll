; RUN: run
define double @f(i32 %n, ...) {
  %list = alloca [24 x i8], align 16
  call void @llvm.va_start.p0(ptr %list)
  %x = va_arg ptr %list, double ; error: UB310
  call void @llvm.va_end.p0(ptr %list)
  ret double %x
}

define i32 @main() {
  %x = call double (i32, ...) @f(i32 1, i32 5)
  ret i32 0
}

declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_copy.p0(ptr, ptr)
declare void @llvm.va_end.p0(ptr)
