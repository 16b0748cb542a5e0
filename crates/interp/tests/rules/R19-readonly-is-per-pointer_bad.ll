; RUN: run
define void @f(ptr readonly %p, ptr %q) {
  store i32 0, ptr %p ; error: UB203
  ret void
}

define i32 @main() {
  %p = alloca i32
  call void @f(ptr %p, ptr %p)
  ret i32 0
}
