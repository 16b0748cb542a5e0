; RUN: run --prints=12_-3_abc\n
; Pointers of four bytes: sizes, strides, variadic arguments on the stack, and the C library's long.
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%list = type { i32, ptr, ptr }

@format = constant [12 x i8] c"%zu %ld %s\0A\00"
@text = constant [4 x i8] c"abc\00"
@table = global [2 x ptr] [ptr @text, ptr null]

declare i32 @printf(ptr, ...)
declare ptr @malloc(i32)
declare void @free(ptr)
declare i32 @strlen(ptr)

define i32 @second(i32 %n, ...) {
  %ap = alloca ptr
  call void @llvm.va_start.p0(ptr %ap)
  %a = va_arg ptr %ap, i32
  %b = va_arg ptr %ap, i64
  %c = va_arg ptr %ap, ptr
  call void @llvm.va_end.p0(ptr %ap)
  %len = call i32 @strlen(ptr %c)
  %low = trunc i64 %b to i32
  %x = sub i32 %low, %len
  ret i32 %x
}

define i32 @main() {
  %size = ptrtoint ptr getelementptr (%list, ptr null, i32 1) to i32
  %at = getelementptr [2 x ptr], ptr @table, i32 0, i32 1
  store ptr @text, ptr %at
  %distance = ptrtoint ptr %at to i32
  %base = ptrtoint ptr @table to i32
  %stride = sub i32 %distance, %base
  %p = load ptr, ptr %at
  %printed = call i32 (ptr, ...) @printf(ptr @format, i32 %size, i32 -3, ptr %p)
  %memory = call ptr @malloc(i32 8)
  store double 1.0, ptr %memory, align 4
  call void @free(ptr %memory)
  %x = call i32 (i32, ...) @second(i32 3, i32 1, i64 3, ptr @text)
  %y = sub i32 %stride, 4
  %z = or i32 %x, %y
  ret i32 %z
}
