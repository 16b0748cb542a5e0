; RUN: run
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define i32 @main() {
  %p = alloca x86_fp80
  store x86_fp80 0xK3FFF8000000000000000, ptr %p
  %q = getelementptr i8, ptr %p, i64 9
  %x = load i8, ptr %q
  %c = icmp eq i8 %x, 63
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}
