; RUN: run
define i32 @main() {
  %p = alloca i32
  %x = load i32, ptr %p
  switch i32 %x, label %other [ i32 7, label %seven ] ; error: UB002

seven:
  ret i32 0

other:
  ret i32 1
}
