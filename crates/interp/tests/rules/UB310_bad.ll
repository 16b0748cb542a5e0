; RUN: run
target triple = "riscv64-unknown-linux-gnu"

define i32 @second(i32 %count, ...) {
  %list = alloca ptr
  call void @llvm.va_start.p0(ptr %list)
  %x = va_arg ptr %list, i32
  %y = va_arg ptr %list, i32 ; error: UB310
  call void @llvm.va_end.p0(ptr %list)
  ret i32 0
}

define i32 @main() {
  %x = call i32 (i32, ...) @second(i32 1, i32 5)
  ret i32 %x
}

declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
