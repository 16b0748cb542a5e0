; RUN: run
; memory(...) is promised only at the call.
@g = global i32 0

define i32 @f(ptr %p) {
  store i32 0, ptr %p
  store i32 1, ptr @g ; error: UB206
  ret i32 0
}

define i32 @main() {
  %p = alloca i32
  %x = call i32 @f(ptr %p) memory(argmem: readwrite)
  ret i32 %x
}
