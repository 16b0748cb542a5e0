; va_arg reads arguments from the save area of x86-64, then those that did not fit there.
; RUN: run --prints=1_2_3.5_4_5_6_7_8.5\n
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
%va = type { i32, i32, ptr, ptr }
@f = private constant [30 x i8] c"%d %ld %.1f %d %d %d %d %.1f\0A\00"
declare i32 @printf(ptr, ...)
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
define void @show(i32 %n, ...) {
  %l = alloca %va, align 16
  call void @llvm.va_start.p0(ptr %l)
  %a = va_arg ptr %l, i32
  %b = va_arg ptr %l, i64
  %c = va_arg ptr %l, double
  %d = va_arg ptr %l, i32
  %e = va_arg ptr %l, i32
  %g = va_arg ptr %l, i32
  %h = va_arg ptr %l, i32
  %i = va_arg ptr %l, double
  call void @llvm.va_end.p0(ptr %l)
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %a, i64 %b, double %c, i32 %d, i32 %e, i32 %g, i32 %h, double %i)
  ret void
}
define i32 @main() {
  call void (i32, ...) @show(i32 4, i32 1, i64 2, double 3.5, i32 4, i32 5, i32 6, i32 7, double 8.5)
  ret i32 0
}
