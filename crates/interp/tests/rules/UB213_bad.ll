; RUN: run
define i32 @next(i32 returned %x) {
  %y = add i32 %x, 1
  ret i32 %y ; error: UB213
}

define i32 @main() {
  %x = call i32 @next(i32 1)
  ret i32 0
}
