; RUN: run
define i32 @main() {
  %p = alloca i32
  %x = load i32, ptr %p
  %y = xor i32 %x, %x
  %c = icmp eq i32 %y, 0
  br i1 %c, label %yes, label %no ; error: UB001

yes:
  ret i32 0

no:
  ret i32 0
}
