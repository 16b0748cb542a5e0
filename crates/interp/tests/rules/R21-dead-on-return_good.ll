; RUN: run
define void @f(ptr dead_on_return %p) {
  store i32 0, ptr %p
  ret void
}

define i32 @main() {
  %p = alloca i32
  call void @f(ptr %p)
  store i32 0, ptr %p
  %x = load i32, ptr %p
  ret i32 %x
}
