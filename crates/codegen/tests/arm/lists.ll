; Lists of variable arguments that are read by `va_arg`, which LLVM does not have here, and handed on by `musttail`.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

define i64 @forwarded(i64 %a, ...) {
  %r = musttail call i64 (i64, ...) @listed(i64 %a, ...)
  ret i64 %r
}

define i64 @listed(i64 %count, ...) {
entry:
  %list = alloca [32 x i8], align 8
  call void @llvm.va_start(ptr %list)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s2, %loop ]
  %n = va_arg ptr %list, i64
  %d = va_arg ptr %list, double
  %w = va_arg ptr %list, i128
  %dn = fptosi double %d to i64
  %wn = lshr i128 %w, 64
  %wt = trunc i128 %wn to i64
  %x = mul i64 %n, %dn
  %y = add i64 %x, %wt
  %s1 = mul i64 %s, 31
  %s2 = add i64 %s1, %y
  %i1 = add i64 %i, 1
  %c = icmp ult i64 %i1, %count
  br i1 %c, label %loop, label %end
end:
  call void @llvm.va_end(ptr %list)
  ret i64 %s2
}

declare void @llvm.va_start(ptr)
declare void @llvm.va_end(ptr)
