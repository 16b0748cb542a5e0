; RUN: run
@g = global ptr null

define i32 @get(ptr byval(i32) %p) {
  %q = load ptr, ptr @g
  %x = load i32, ptr %q ; error: UB312
  ret i32 %x
}

define i32 @main() {
  %p = alloca i32
  store i32 0, ptr %p
  store ptr %p, ptr @g
  %x = tail call i32 @get(ptr byval(i32) %p)
  ret i32 %x
}
