; RUN: run
define ptr @f() {
  %p = alloca i32
  store i32 0, ptr %p
  ret ptr %p
}

define i32 @main() {
  %p = call ptr @f()
  %x = load i32, ptr %p
  ret i32 0
}
