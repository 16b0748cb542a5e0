; RUN: run
@x = global i32 0

define i32 @f(ptr %p) memory(argmem: read) {
  %x = load i32, ptr @x ; error: UB206
  ret i32 %x
}

define i32 @main() {
  %p = alloca i32
  store i32 0, ptr %p
  %x = call i32 @f(ptr %p)
  ret i32 %x
}
