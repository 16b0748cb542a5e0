; RUN: run
define i32 @main() {
  %p = alloca i32
  store i32 7, ptr %p
  %x = load i32, ptr %p
  switch i32 %x, label %other [ i32 7, label %seven ]

seven:
  ret i32 0

other:
  ret i32 1
}
