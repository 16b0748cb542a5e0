; RUN: run
define i32 @main() {
  %p = alloca i32
  %x = load i32, ptr %p
  %low = and i32 %x, 1
  switch i32 %low, label %end [] ; error: UB002

end:
  ret i32 0
}
