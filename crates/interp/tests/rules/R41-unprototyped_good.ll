; RUN: run
define i32 @f(i32 %x) {
  ret i32 %x
}

define i32 @main() {
  %x = call i32 (...) @f(i32 0)
  ret i32 %x
}
