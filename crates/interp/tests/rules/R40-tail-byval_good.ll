; RUN: run
; A tail call may pass a stack object by value.
define i32 @get(ptr byval(i32) %p) {
  %x = load i32, ptr %p
  ret i32 %x
}

define i32 @main() {
  %p = alloca i32
  store i32 0, ptr %p
  %x = tail call i32 @get(ptr byval(i32) %p)
  store i32 %x, ptr %p
  %y = load i32, ptr %p
  ret i32 %y
}
