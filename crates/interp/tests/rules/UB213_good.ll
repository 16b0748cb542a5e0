; RUN: run
define i32 @next(i32 returned %x) {
  %y = add i32 %x, 0
  ret i32 %y
}

define i32 @main() {
  %x = call i32 @next(i32 1)
  ret i32 0
}
