; RUN: run
define i32 @f(ptr noalias %a, ptr %b) {
  %x = load i32, ptr %a
  store i32 1, ptr %b
  ret i32 %x
}

define i32 @main() {
  %p = alloca [2 x i32]
  store i32 0, ptr %p
  %q = getelementptr i32, ptr %p, i64 1
  %x = call i32 @f(ptr %p, ptr %q)
  ret i32 %x
}
