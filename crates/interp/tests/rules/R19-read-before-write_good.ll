; RUN: run
@x = global i32 0

define i32 @f() memory(write) {
  store i32 0, ptr @x
  %x = load i32, ptr @x
  ret i32 %x
}

define i32 @main() {
  %x = call i32 @f()
  ret i32 %x
}
