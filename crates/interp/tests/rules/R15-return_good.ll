; RUN: run
define i32 @f() {
  ret i32 poison
}

define i32 @main() {
  %x = call i32 @f()
  ret i32 0
}
