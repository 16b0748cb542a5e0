; RUN: run
@x = constant i32 0

define i32 @f() memory(none) {
  %x = load i32, ptr @x
  ret i32 %x
}

define i32 @main() {
  %x = call i32 @f()
  ret i32 %x
}
