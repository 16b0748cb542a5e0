; RUN: run
@seven = global i32 7

define i32 @main() {
  store i32 7, ptr @seven
  ret i32 0
}
