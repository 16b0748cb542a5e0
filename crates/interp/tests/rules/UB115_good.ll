; RUN: run
@fixed = global i32 0

define i32 @main() {
  %x = load i32, ptr @fixed
  store i32 1, ptr @fixed
  ret i32 %x
}
