; RUN: run
define i32 @main() {
  %x = load i8, ptr @main ; error: UB109
  ret i32 0
}
