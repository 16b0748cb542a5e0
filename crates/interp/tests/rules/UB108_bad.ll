; RUN: run
@seven = constant i32 7

define i32 @main() {
  store i32 7, ptr @seven ; error: UB108
  ret i32 0
}
