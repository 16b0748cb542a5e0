; RUN: run
@smallest = global i32 -2147483647

define i32 @main() {
  %x = load i32, ptr @smallest
  %r = srem i32 %x, -1
  ret i32 0
}
