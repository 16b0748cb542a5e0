; RUN: run
define i32 @main() {
  store i8 0, ptr null ; error: UB101
  ret i32 0
}
