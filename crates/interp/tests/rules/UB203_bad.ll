; RUN: run
define void @look(ptr readonly %p) {
  store i32 0, ptr %p ; error: UB203
  ret void
}

define i32 @main() {
  %p = alloca i32
  store i32 0, ptr %p
  call void @look(ptr %p)
  ret i32 0
}
