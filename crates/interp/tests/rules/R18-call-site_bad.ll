; RUN: run
; noalias is promised only at the call.
define i32 @f(ptr %p, ptr %q) {
  store i32 0, ptr %p
  %x = load i32, ptr %q ; error: UB114
  ret i32 %x
}

define i32 @main() {
  %p = alloca i32
  %x = call i32 @f(ptr noalias %p, ptr %p)
  ret i32 %x
}
