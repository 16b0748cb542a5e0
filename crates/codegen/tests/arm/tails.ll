; Calls that take the place of their function, with fewer arguments on the stack than it has, or as many. LLVM's code is
; made without that, since what is computed is the same.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

declare void @clobber()

define tailcc i64 @sum(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, i64 %j) {
  %1 = mul i64 %a, 3
  %2 = add i64 %1, %i
  %3 = mul i64 %2, 5
  %4 = add i64 %3, %j
  %5 = xor i64 %4, %h
  ret i64 %5
}

define tailcc i64 @fewer(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, i64 %j, i64 %k,
                         i64 %l, i64 %m, i64 %n) {
  call void @clobber()
  %x = add i64 %m, %n
  %r = musttail call tailcc i64 @sum(i64 %n, i64 %m, i64 %l, i64 %k, i64 %j, i64 %i, i64 %h, i64 %g, i64 %x, i64 %a)
  ret i64 %r
}

define tailcc i64 @exchanged(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, i64 %j) {
  %r = musttail call tailcc i64 @sum(i64 %b, i64 %a, i64 %d, i64 %c, i64 %f, i64 %e, i64 %h, i64 %g, i64 %j, i64 %i)
  ret i64 %r
}

define tailcc i64 @by_address(ptr %f, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %g, i64 %h, i64 %i, i64 %j) {
  %x = alloca [64 x i64]
  %p = getelementptr i64, ptr %x, i64 7
  store i64 %j, ptr %p
  %y = load i64, ptr %p
  %r = musttail call tailcc i64 %f(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %g, i64 %h, i64 %i, i64 %y, i64 %a)
  ret i64 %r
}

define i64 @run_fewer(i64 %a, i64 %b) {
  %r = call tailcc i64 @fewer(i64 %a, i64 %b, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12,
                              i64 13, i64 14)
  %s = sub i64 %r, %b
  ret i64 %s
}

define i64 @run_exchanged(i64 %a, i64 %b) {
  %r = call tailcc i64 @exchanged(i64 %a, i64 %b, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10)
  %s = mul i64 %r, %a
  ret i64 %s
}

define i64 @run_by_address(i64 %a, i64 %b) {
  %r = call tailcc i64 @by_address(ptr @sum, i64 %a, i64 %b, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9)
  %s = mul i64 %r, %b
  ret i64 %s
}
