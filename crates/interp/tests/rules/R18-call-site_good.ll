; RUN: run
define i32 @f(ptr %p, ptr %q) {
  store i32 0, ptr %p
  %x = load i32, ptr %q
  ret i32 %x
}

define i32 @main() {
  %p = alloca i32
  %q = alloca i32
  store i32 0, ptr %q
  %x = call i32 @f(ptr noalias %p, ptr %q)
  %y = call i32 @f(ptr %p, ptr %p)
  %z = or i32 %x, %y
  ret i32 %z
}
