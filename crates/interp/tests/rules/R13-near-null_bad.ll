; RUN: run
define i32 @main() {
  %p = getelementptr i8, ptr null, i64 8
  %x = load i8, ptr %p ; error: UB101
  ret i32 0
}
