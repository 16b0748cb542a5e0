; RUN: run
define i32 @main() {
  %p = alloca i32
  %x = load i32, ptr %p
  %none = and i32 %x, 0
  switch i32 %none, label %other [ i32 0, label %end ]

other:
  ret i32 1

end:
  ret i32 0
}
