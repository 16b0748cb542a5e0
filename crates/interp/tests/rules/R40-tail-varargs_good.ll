; clang marks calls as tail that receive a va_list from the heap: its arguments do not count as the
; caller's stack.
; RUN: run --prints=42\n
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@format = constant [4 x i8] c"%d\0A\00", align 4

declare ptr @malloc(i64)
declare void @free(ptr)
declare i32 @vprintf(ptr, ptr)
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)

define void @say(ptr %format, ...) {
  %list = call ptr @malloc(i64 24)
  call void @llvm.va_start.p0(ptr %list)
  %said = tail call i32 @vprintf(ptr %format, ptr %list)
  call void @llvm.va_end.p0(ptr %list)
  call void @free(ptr %list)
  ret void
}

define i32 @main() {
  call void (ptr, ...) @say(ptr @format, i32 42)
  ret i32 0
}
