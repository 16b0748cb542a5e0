; RUN: run
define i32 @both(ptr noalias %a, ptr %b) {
  store i32 0, ptr %a
  %x = load i32, ptr %b ; error: UB114
  ret i32 %x
}

define i32 @main() {
  %p = alloca i32
  store i32 0, ptr %p
  %x = call i32 @both(ptr %p, ptr %p)
  ret i32 %x
}
