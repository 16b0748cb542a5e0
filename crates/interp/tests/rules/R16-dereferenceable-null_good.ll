; RUN: run
define i32 @f(ptr dereferenceable_or_null(4) %p) {
  ret i32 0
}

define i32 @main() {
  %x = call i32 @f(ptr null)
  ret i32 0
}
