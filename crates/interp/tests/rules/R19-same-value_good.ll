; RUN: run
@x = global i32 0

define void @f() memory(read) {
  %own = alloca i32
  %x = load i32, ptr @x
  store i32 %x, ptr %own
  %y = load i32, ptr %own
  ret void
}

define i32 @main() {
  call void @f()
  ret i32 0
}
