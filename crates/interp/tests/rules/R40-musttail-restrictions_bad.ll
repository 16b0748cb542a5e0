; RUN: run
@kept = global ptr null

define i32 @f(ptr noalias %p) {
  store ptr %p, ptr @kept
  store i32 1, ptr %p
  %x = call i32 @g(ptr %p)
  ret i32 %x
}

define i32 @g(ptr %p) {
  %q = load ptr, ptr @global
  store i32 0, ptr %q ; error: UB114
  ret i32 0
}

@object = global i32 0
@global = global ptr @object

define i32 @main() {
  %x = call i32 @f(ptr @object)
  ret i32 %x
}
