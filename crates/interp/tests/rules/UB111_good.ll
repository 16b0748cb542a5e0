; RUN: run
define i32 @main() {
  %size = alloca i64
  store i64 4, ptr %size
  %n = load i64, ptr %size
  %p = alloca i8, i64 %n
  ret i32 0
}
