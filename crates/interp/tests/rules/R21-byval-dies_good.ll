; RUN: run
define ptr @f(ptr byval(i32) %p) {
  store i32 1, ptr %p
  ret ptr %p
}

define i32 @main() {
  %p = alloca i32
  store i32 0, ptr %p
  %q = call ptr @f(ptr byval(i32) %p)
  %x = load i32, ptr %p
  ret i32 %x
}
