; RUN: run
define void @f(i32 noundef %x) {
  ret void
}

define i32 @main() {
  %p = alloca i32
  %u = load i32, ptr %p
  %x = and i32 %u, 0
  call void @f(i32 %x)
  ret i32 0
}
