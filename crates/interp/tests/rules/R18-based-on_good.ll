; RUN: run
define i32 @f(ptr noalias %a, ptr %b) {
  %q = getelementptr i8, ptr %a, i64 2
  store i8 0, ptr %q
  %x = load i32, ptr %a
  ret i32 %x
}

define i32 @main() {
  %p = alloca i32
  store i32 0, ptr %p
  %x = call i32 @f(ptr %p, ptr %p)
  ret i32 %x
}
