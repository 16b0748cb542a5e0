; RUN: run
@divisor = global i32 0

define i32 @main() {
  %d = load i32, ptr @divisor
  %q = udiv i32 0, %d ; error: UB003
  ret i32 %q
}
