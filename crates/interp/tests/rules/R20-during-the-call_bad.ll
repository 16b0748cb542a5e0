; RUN: run
@kept = global ptr null

define i32 @keep(ptr captures(none) %p) {
  store ptr %p, ptr @kept
  ret i32 0
}

define i32 @main() {
  %p = alloca i32
  store i32 0, ptr %p
  %x = call i32 @keep(ptr %p)
  %q = load ptr, ptr @kept
  %y = load i32, ptr %q ; error: UB205
  ret i32 %x
}
