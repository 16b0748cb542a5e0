; RUN: run
define noundef i32 @f() {
  ret i32 poison ; error: UB201
}

define i32 @main() {
  %x = call i32 @f()
  ret i32 0
}
