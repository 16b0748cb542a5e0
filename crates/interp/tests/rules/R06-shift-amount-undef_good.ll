; RUN: run
define i32 @main() {
  %p = alloca i32
  %n = load i32, ptr %p
  %low = and i32 %n, 31
  %x = shl i32 0, %low
  %c = icmp eq i32 %x, 0
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}
