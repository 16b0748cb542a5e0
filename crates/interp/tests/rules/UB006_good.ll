; RUN: run
define i32 @zero() {
  ret i32 0
}

define i32 @main() {
  %p = alloca ptr
  store ptr @zero, ptr %p
  %f = load ptr, ptr %p
  %x = call i32 %f()
  ret i32 %x
}
