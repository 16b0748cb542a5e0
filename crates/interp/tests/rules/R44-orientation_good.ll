; RUN: run --prints=ab
@text = constant [2 x i32] [i32 97, i32 0]

define i32 @main() {
  %x = call i32 (ptr, ...) @wprintf(ptr @text)
  %y = call i32 @putwchar(i32 98)
  ret i32 0
}

declare i32 @wprintf(ptr, ...)
declare i32 @putwchar(i32)
