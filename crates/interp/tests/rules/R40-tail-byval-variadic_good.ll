; RUN: run
; A tail call passes a stack object by value to a variadic callee: the copy is made
; at the call.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%big = type { i64, i64, i64 }
%list = type { i32, i32, ptr, ptr }

define i32 @get(i32 %n, ...) {
  %list = alloca [1 x %list]
  call void @llvm.va_start.p0(ptr %list)
  %at = getelementptr %list, ptr %list, i64 0, i32 2
  %area = load ptr, ptr %at
  %third = getelementptr i64, ptr %area, i64 2
  %x = load i64, ptr %third
  call void @llvm.va_end.p0(ptr %list)
  %y = trunc i64 %x to i32
  ret i32 %y
}

define i32 @main() {
  %p = alloca %big
  store %big { i64 1, i64 2, i64 0 }, ptr %p
  %x = tail call i32 (i32, ...) @get(i32 1, ptr byval(%big) align 8 %p)
  ret i32 %x
}
