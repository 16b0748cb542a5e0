; RUN: run
define i32 @f(ptr dereferenceable(4) %p) {
  ret i32 0
}

define i32 @main() {
  %x = call i32 @f(ptr poison) ; error: UB202
  ret i32 0
}
