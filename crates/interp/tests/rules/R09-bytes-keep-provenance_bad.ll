; RUN: run
define i32 @main() {
  %x = alloca i32
  store i32 0, ptr %x
  %from = alloca ptr
  %to = alloca ptr
  store ptr %x, ptr %from
  %address = ptrtoaddr ptr %x to i64
  store i64 %address, ptr %to
  %p = load ptr, ptr %to
  %y = load i32, ptr %p ; error: UB105
  ret i32 0
}
