; RUN: run
define i32 @main() {
  %p = alloca i32
  %d = load i32, ptr %p
  %q = sdiv i32 1, %d ; error: UB004
  ret i32 0
}
