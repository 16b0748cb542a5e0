; RUN: run --prints=ab
; C11 7.21.2: byte functions must not be used on wide streams. They fail, as in glibc.
@text = constant [2 x i32] [i32 97, i32 0]
@bytes = constant [2 x i8] c"c\00"

define i32 @main() {
  %x = call i32 (ptr, ...) @wprintf(ptr @text)
  %y = call i32 @putwchar(i32 98)
  %z = call i32 @puts(ptr @bytes)
  %r = add i32 %z, 1
  ret i32 %r
}

declare i32 @wprintf(ptr, ...)
declare i32 @putwchar(i32)
declare i32 @puts(ptr)
