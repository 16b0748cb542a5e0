; RUN: run
@global = global i32 0

define ptr @local() {
  ret ptr @global
}

define i32 @main() {
  %p = call ptr @local()
  store i32 1, ptr %p
  ret i32 0
}
