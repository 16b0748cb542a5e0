; RUN: run
define i32 @f(ptr initializes((0, 4)) %p) {
  store i32 0, ptr %p
  %x = load i32, ptr %p
  ret i32 %x
}

define i32 @main() {
  %p = alloca i32
  store i32 1, ptr %p
  %x = call i32 @f(ptr %p)
  ret i32 %x
}
