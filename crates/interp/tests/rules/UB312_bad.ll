; RUN: run
define i32 @get(ptr %p) {
  %x = load i32, ptr %p ; error: UB312
  ret i32 %x
}

define i32 @main() {
  %p = alloca i32
  store i32 0, ptr %p
  %x = tail call i32 @get(ptr %p)
  ret i32 %x
}
