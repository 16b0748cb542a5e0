; musttail passes variadic byval arguments on, although the frame that received them no longer exists.
; RUN: run
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%pair = type { i64, i64, i64 }

define i64 @last(i64 %n, ...) {
  %list = alloca [24 x i8], align 16
  call void @llvm.va_start.p0(ptr %list)
  %place = getelementptr i8, ptr %list, i64 8
  %area = load ptr, ptr %place
  %third = getelementptr i8, ptr %area, i64 16
  %v = load i64, ptr %third
  ret i64 %v
}

define i64 @first(i64 %n, ...) {
  %own = alloca [64 x i8]
  store i64 1, ptr %own
  %r = musttail call i64 (i64, ...) @last(i64 %n, ...)
  ret i64 %r
}

define i32 @main() {
  %pair = alloca %pair
  %a = getelementptr %pair, ptr %pair, i64 0, i32 2
  store i64 7, ptr %a
  %r = call i64 (i64, ...) @first(i64 0, ptr byval(%pair) align 8 %pair)
  %status = sub i64 %r, 7
  %s = trunc i64 %status to i32
  ret i32 %s
}

declare void @llvm.va_start.p0(ptr)
