; RUN: run
define i32 @zero() {
  ret i32 0
}

define i32 @main() {
  %p = alloca ptr
  %f = load ptr, ptr %p
  %x = call i32 %f() ; error: UB006
  ret i32 %x
}
