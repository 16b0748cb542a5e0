; RUN: run
target triple = "riscv64-unknown-linux-gnu"

define double @f(i32 %n, ...) {
  %list = alloca ptr
  call void @llvm.va_start.p0(ptr %list)
  %x = va_arg ptr %list, double
  call void @llvm.va_end.p0(ptr %list)
  ret double %x
}

define i32 @main() {
  %x = call double (i32, ...) @f(i32 1, double 0.0)
  %r = fptosi double %x to i32
  ret i32 %r
}

declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_copy.p0(ptr, ptr)
declare void @llvm.va_end.p0(ptr)
