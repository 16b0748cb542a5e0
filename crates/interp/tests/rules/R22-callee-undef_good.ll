; RUN: run
define i32 @f() {
  ret i32 0
}

define i32 @main() {
  %p = select i1 true, ptr @f, ptr poison
  %x = call i32 %p()
  ret i32 %x
}
