; RUN: run
define i32 @take(double %x, i32 %y) {
  ret i32 %y
}

define i32 @main() {
  %x = call i32 @take(i32 0) ; error: UB304
  ret i32 %x
}
