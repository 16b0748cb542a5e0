; RUN: run
@place = global ptr null

define i32 @main() {
  %p = load ptr, ptr @place
  %x = load i32, ptr %p ; error: UB101
  ret i32 %x
}
