; Functions whose frames are made and left in every way.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@sink = global i64 0

define void @note(i64 %x) {
  %old = load i64, ptr @sink
  %new = add i64 %old, %x
  store i64 %new, ptr @sink
  ret void
}

define i64 @large(i64 %n) "probe-stack"="inline-asm" {
  %a = alloca [40000 x i64]
  %p = getelementptr i64, ptr %a, i64 %n
  store volatile i64 %n, ptr %p
  call void @note(i64 %n)
  %x = load volatile i64, ptr %p
  ret i64 %x
}

define i64 @variable(i64 %n) "probe-stack"="inline-asm" sspstrong {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %s = phi i64 [ 0, %entry ], [ %t, %loop ]
  %size = mul i64 %i, 700
  %a = alloca i8, i64 %size
  call void @take(ptr %a, i64 %size, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, double 9.0)
  %t = add i64 %s, %size
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %end
end:
  ret i64 %t
}

define void @take(ptr %p, i64 %n, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, double %g) {
  %x = add i64 %e, %f
  %y = add i64 %x, %n
  call void @note(i64 %y)
  ret void
}

define i64 @restored(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %s = phi i64 [ 1, %entry ], [ %t, %loop ]
  %u = phi i64 [ 2, %entry ], [ %v, %loop ]
  call void @note(i64 %s)
  %t = add i64 %s, %u
  %v = xor i64 %u, %i
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %end
end:
  %z = icmp eq i64 %t, 7
  br i1 %z, label %other, label %last
other:
  ret i64 1
last:
  %r = musttail call i64 @leaf(i64 %t)
  ret i64 %r
}

define i64 @leaf(i64 %n) {
  %a = alloca i64
  store volatile i64 %n, ptr %a
  %x = load volatile i64, ptr %a
  ret i64 %x
}

define tailcc i64 @few(i64 %n, i64 %s) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %end, label %on
on:
  %m = sub i64 %n, 1
  %r = musttail call tailcc i64 @many(i64 %m, i64 %s, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9)
  ret i64 %r
end:
  ret i64 %s
}

define tailcc i64 @many(i64 %n, i64 %s, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i) {
  call void @note(i64 %i)
  %t = add i64 %s, %h
  %r = musttail call tailcc i64 @few(i64 %n, i64 %t)
  ret i64 %r
}

define i64 @chosen(i64 %n) "no-jump-tables"="true" {
  switch i64 %n, label %a [ i64 1, label %b
                            i64 2, label %c
                            i64 3, label %d ]
a:
  ret i64 0
b:
  ret i64 10
c:
  call void @note(i64 2)
  ret i64 20
d:
  ret i64 30
}

define i64 @numbers(i64 %n, ...) "zero-call-used-regs"="all" {
  %list = alloca [3 x i64], align 16
  call void @llvm.va_start.p0(ptr %list)
  %x = va_arg ptr %list, double
  %y = fptosi double %x to i64
  ret i64 %y
}

declare void @llvm.va_start.p0(ptr)

define void @run() {
  %a = call i64 @large(i64 39999)
  %b = call i64 @variable(i64 20)
  %c = call i64 @restored(i64 5)
  %d = call tailcc i64 @few(i64 4, i64 1)
  %e = call i64 @chosen(i64 2)
  %f = call i64 @chosen(i64 3)
  %g = call i64 (i64, ...) @numbers(i64 1, double 4.0)
  ret void
}
