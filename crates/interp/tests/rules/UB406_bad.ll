; RUN: run
define i32 @main() {
  %p = alloca i32
  %c = load i32, ptr %p
  %x = call i32 @putchar(i32 %c) ; error: UB406
  ret i32 0
}

declare i32 @putchar(i32)
