; RUN: run
define void @set(ptr initializes((0, 4)) %p) {
  store i32 0, ptr %p
  ret void
}

define i32 @main() {
  %p = alloca i32
  call void @set(ptr %p)
  %x = load i32, ptr %p
  ret i32 %x
}
