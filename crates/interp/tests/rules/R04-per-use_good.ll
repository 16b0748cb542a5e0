; RUN: run
define i32 @main() {
  %p = alloca i32
  %x = load i32, ptr %p
  %f = freeze i32 %x
  %y = xor i32 %f, %f
  %c = icmp eq i32 %y, 0
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}
