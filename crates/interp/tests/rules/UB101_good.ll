; RUN: run
@zero = global i32 0
@place = global ptr @zero

define i32 @main() {
  %p = load ptr, ptr @place
  %x = load i32, ptr %p
  ret i32 %x
}
