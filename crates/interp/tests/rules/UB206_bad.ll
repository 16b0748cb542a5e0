; RUN: run
@count = global i32 0

define i32 @pure() memory(none) {
  %x = load i32, ptr @count ; error: UB206
  ret i32 %x
}

define i32 @main() {
  %x = call i32 @pure()
  ret i32 %x
}
