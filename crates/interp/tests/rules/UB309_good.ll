; RUN: run
define i32 @take(ptr byval(i32) %p) {
  ret i32 0
}

define i32 @main() {
  %p = alloca i32
  store i32 0, ptr %p
  %x = call i32 @take(ptr byval(i32) %p)
  ret i32 %x
}
