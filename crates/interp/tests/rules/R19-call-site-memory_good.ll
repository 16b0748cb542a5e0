; RUN: run
@g = global i32 0

define i32 @f(ptr %p) {
  store i32 0, ptr %p
  %own = alloca i32
  store i32 1, ptr %own
  ret i32 0
}

define i32 @main() {
  %p = alloca i32
  %x = call i32 @f(ptr %p) memory(argmem: readwrite)
  store i32 1, ptr @g
  ret i32 %x
}
