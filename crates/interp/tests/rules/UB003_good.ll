; RUN: run
@divisor = global i32 1

define i32 @main() {
  %d = load i32, ptr @divisor
  %q = udiv i32 0, %d
  ret i32 %q
}
