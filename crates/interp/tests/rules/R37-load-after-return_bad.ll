; RUN: run
define ptr @f() {
  %p = alloca i32
  store i32 0, ptr %p
  ret ptr %p
}

define i32 @main() {
  %p = call ptr @f()
  %x = load i32, ptr %p
  %c = icmp eq i32 %x, 0
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}
