; RUN: run
define i32 @main() {
  %p = alloca i32
  store i32 10, ptr %p
  %c = load i32, ptr %p
  %x = call i32 @putchar(i32 %c)
  ret i32 0
}

declare i32 @putchar(i32)
