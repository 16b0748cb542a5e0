; RUN: run --prints=hi\n
; The module's byte order: the most significant byte comes first, in numbers, pointers, odd
; widths and packed vectors.
target datalayout = "E-m:e-i64:64-n32:64-S128"
target triple = "powerpc64-unknown-linux-gnu"

@word = constant i32 16909060
@text = constant i32 1751714304 ; "hi\n\0"
@wide = constant i128 1
@where = global ptr @word

declare i32 @printf(ptr, ...)

define i32 @main() {
  ; 0x01020304
  %first = load i8, ptr @word
  %last.at = getelementptr i8, ptr @word, i64 3
  %last = load i8, ptr %last.at
  %half.at = getelementptr i8, ptr @word, i64 2
  %half = load i16, ptr %half.at
  %a = icmp eq i8 %first, 1
  %b = icmp eq i8 %last, 4
  %c = icmp eq i16 %half, 772
  %ab = and i1 %a, %b
  %abc = and i1 %ab, %c

  ; an odd width occupies the last bytes
  %odd = alloca i24
  store i24 66051, ptr %odd
  %odd.first = load i8, ptr %odd
  %d = icmp eq i8 %odd.first, 1

  ; the first element of a packed vector is the most significant
  %bits = alloca <8 x i1>
  store <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true>, ptr %bits
  %byte = load i8, ptr %bits
  %e = icmp eq i8 %byte, -127
  %cast = bitcast <2 x i16> <i16 258, i16 772> to i32
  %f = icmp eq i32 %cast, 16909060

  ; a pointer, byte by byte
  %copy = alloca ptr
  br label %next

next:
  %n = phi i64 [ 0, %0 ], [ %n.next, %next ]
  %from = getelementptr i8, ptr @where, i64 %n
  %to = getelementptr i8, ptr %copy, i64 %n
  %part = load i8, ptr %from
  store i8 %part, ptr %to
  %n.next = add i64 %n, 1
  %done = icmp eq i64 %n.next, 8
  br i1 %done, label %end, label %next

end:
  %p = load ptr, ptr %copy
  %value = load i32, ptr %p
  %g = icmp eq i32 %value, 16909060
  %low.at = getelementptr i8, ptr @wide, i64 15
  %low = load i8, ptr %low.at
  %h = icmp eq i8 %low, 1
  %x = and i1 %abc, %d
  %y = and i1 %e, %f
  %z = and i1 %g, %h
  %xy = and i1 %x, %y
  %all = and i1 %xy, %z
  %printed = call i32 (ptr, ...) @printf(ptr @text)
  br i1 %all, label %good, label %bad

good:
  ret i32 0

bad:
  ret i32 1
}
