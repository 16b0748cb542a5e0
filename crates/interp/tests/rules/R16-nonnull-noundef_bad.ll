; RUN: run
define i32 @f(ptr nonnull noundef %p) {
  ret i32 0
}

define i32 @main() {
  %x = call i32 @f(ptr null) ; error: UB201
  ret i32 0
}
