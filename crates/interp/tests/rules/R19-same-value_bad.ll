; RUN: run
@x = global i32 0

define void @f() memory(read) {
  %x = load i32, ptr @x
  store i32 %x, ptr @x ; error: UB206
  ret void
}

define i32 @main() {
  call void @f()
  ret i32 0
}
