; RUN: run
define i32 @take(double %x, i32 %y) {
  ret i32 %y
}

define i32 @main() {
  %x = call i32 @take(double 0.0, i32 0)
  ret i32 %x
}
