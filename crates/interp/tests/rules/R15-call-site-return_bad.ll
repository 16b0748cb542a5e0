; RUN: run
define i32 @f() {
  ret i32 undef
}

define i32 @main() {
  %x = call noundef i32 @f() ; error: UB201
  ret i32 0
}
