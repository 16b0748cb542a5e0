; RUN: run
define ptr @other(ptr returned %p) {
  ret ptr null ; error: UB213
}

define i32 @main() {
  %p = alloca i32
  %q = call ptr @other(ptr %p)
  ret i32 0
}
