; RUN: run
define i32 @f(ptr noalias captures(none) %p) {
  store i32 1, ptr %p
  %x = musttail call i32 @g(ptr %p)
  ret i32 %x
}

define i32 @g(ptr %p) {
  store i32 0, ptr @object
  %x = load i32, ptr %p
  ret i32 %x
}

@object = global i32 0

define i32 @main() {
  %x = call i32 @f(ptr @object)
  store i32 0, ptr @object
  ret i32 %x
}
