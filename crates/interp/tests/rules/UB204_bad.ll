; RUN: run
define i32 @fill(ptr readnone %p) {
  %x = load i32, ptr %p ; error: UB204
  ret i32 %x
}

define i32 @main() {
  %p = alloca i32
  store i32 0, ptr %p
  %x = call i32 @fill(ptr %p)
  ret i32 0
}
