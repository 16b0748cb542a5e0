; RUN: run
define i32 @f(ptr %p) {
  ret i32 0
}

define i32 @main() {
  %x = call i32 @f(ptr poison)
  ret i32 0
}
