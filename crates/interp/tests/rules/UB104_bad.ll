; RUN: run
define ptr @local() {
  %p = alloca i32
  ret ptr %p
}

define i32 @main() {
  %p = call ptr @local()
  store i32 1, ptr %p ; error: UB104
  ret i32 0
}
