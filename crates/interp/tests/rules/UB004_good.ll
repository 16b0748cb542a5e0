; RUN: run
define i32 @main() {
  %p = alloca i32
  %d = load i32, ptr %p
  %q = sdiv i32 %d, 1
  ret i32 0
}
