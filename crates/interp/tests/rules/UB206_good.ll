; RUN: run
@count = global i32 0

define i32 @pure() memory(read) {
  %x = load i32, ptr @count
  ret i32 %x
}

define i32 @main() {
  %x = call i32 @pure()
  ret i32 %x
}
