; RUN: run
; readonly is promised at a call of an unknown function pointer.
@table = constant [1 x ptr] [ptr @f]

define i32 @f(i32 %x, ptr %p) {
  store i32 %x, ptr %p ; error: UB203
  ret i32 0
}

define i32 @main() {
  %p = alloca i32
  %f = load ptr, ptr @table
  %x = call i32 %f(i32 1, ptr readonly %p)
  ret i32 %x
}
