; Variable indices of which ranges, or differences, are known.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
define void @bounded(ptr %p, i64 %i, i32 range(i32 4, 9) %n, i8 %b) {
  %high = or i64 %i, 8
  %wide = zext i8 %b to i64
  %m = zext nneg i32 %n to i64
  store i32 1, ptr %p
  %a = getelementptr inbounds i8, ptr %p, i64 %m
  store i8 1, ptr %a
  %c = getelementptr inbounds i8, ptr %p, i64 300
  store i8 1, ptr %c
  %d = getelementptr inbounds i8, ptr %p, i64 %wide
  store i16 1, ptr %d
  %e = getelementptr inbounds i32, ptr %p, i64 %high
  store i32 1, ptr %e
  ret void
}
define void @steps(ptr %p, i32 %i, i64 %j) {
  %n = add i32 %i, 1
  %f = add i32 %i, 100
  %zi = zext i32 %i to i64
  %zn = zext i32 %n to i64
  %zf = zext i32 %f to i64
  %a = getelementptr i32, ptr %p, i64 %zi
  %b = getelementptr i32, ptr %p, i64 %zn
  %c = getelementptr i8, ptr %p, i64 %zf
  %d = getelementptr i8, ptr %p, i64 %zi
  store i32 1, ptr %a
  store i32 1, ptr %b
  store i64 1, ptr %b
  store i64 1, ptr %c
  store i64 1, ptr %d
  %x = xor i64 %j, 1
  %e = getelementptr inbounds i64, ptr %p, i64 %x
  %g = getelementptr inbounds i64, ptr %p, i64 %j
  store i64 1, ptr %e
  store i64 1, ptr %g
  store i128 1, ptr %g
  %t = trunc i64 %j to i32
  %h = getelementptr inbounds i64, ptr %p, i32 %t
  store i64 1, ptr %h
  ret void
}
