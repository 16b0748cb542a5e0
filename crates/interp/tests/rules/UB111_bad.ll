; RUN: run
define i32 @main() {
  %size = alloca i64
  %n = load i64, ptr %size
  %p = alloca i8, i64 %n ; error: UB111
  ret i32 0
}
